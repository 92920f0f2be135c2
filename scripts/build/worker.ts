import type { InlineConfig, Rolldown } from 'vite'
import { browserScripts } from './browser-scripts.ts'
import { clientBuildModule } from './client-build-module.ts'
import { type BuildName, modeOf, workerDir } from './mode.ts'
import { reactRenderers } from './react-renderers.ts'
import { switchedOnPlugin } from './routes-plugin.ts'
import { sharePicturesPlugin } from './share-pictures-plugin.ts'
import { spritePlugin } from './sprite-plugin.ts'
import { textsPlugin } from './texts-plugin.ts'
import { typesetPlugin } from './typeset-plugin.ts'
import { workerBuildName } from './worker-build.ts'
import { workerChunks } from './worker-chunks.ts'

/** Prefer a package's file for Workers over the one for browsers: there is no `document`. */
const conditions = ['workerd', 'worker', 'module', 'browser']

/**
 * The Worker as modules: one for the first answer, and chunks loaded on demand (pages, forms, admin, database). It
 * embeds the client build's manifest and styles, so it is built second.
 */
export function workerConfig(
  build: BuildName,
  codeSplitting: Rolldown.OutputOptions['codeSplitting'] = workerChunks(),
): InlineConfig {
  const mode = modeOf(build)
  return {
    configFile: false,
    mode,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: {
      conditions,
      alias: reactRenderers(mode),
    },
    ssr: { target: 'webworker', noExternal: true, resolve: { conditions } },
    build: {
      outDir: workerDir(build),
      ssr: 'worker.ts',
      target: 'es2024',
      minify: mode === 'production',
      // Styles are those of the client's build; as they are written, they are none yet.
      cssMinify: false,
      // As in the client's build: a file there needs its address here.
      assetsInlineLimit: 0,
      sourcemap: true,
      rolldownOptions: {
        external: /^(cloudflare|node):/,
        // The platform treats every export of the entry as a handler, so chunks must not import from it.
        preserveEntrySignatures: 'strict',
        output: { codeSplitting, chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
    plugins: [
      switchedOnPlugin(),
      textsPlugin(),
      browserScripts(),
      clientBuildModule(build),
      spritePlugin({ emit: false }),
      sharePicturesPlugin(mode, { emit: false }),
      typesetPlugin(),
      workerBuildName(),
    ],
  }
}
