import { resolve } from 'node:path'
import type { InlineConfig } from 'vite'
import { browserScripts } from './browser-scripts.ts'
import { clientBuildModule } from './client-build-module.ts'
import { type BuildMode, workerDir } from './mode.ts'
import { ogPlugin } from './og-plugin.ts'
import { reactTextPlatform } from './react-text.ts'
import { spritePlugin } from './sprite-plugin.ts'
import { typesetPlugin } from './typeset-plugin.ts'
import { workerBuildName } from './worker-build.ts'

/** A package that has a file for Workers and one for browsers is meant to run as the first; there is no `document`. */
const conditions = ['workerd', 'worker', 'module', 'browser']

/**
 * The Worker as modules: what its first answer needs, and beside it what is loaded when it is first asked for (pages,
 * forms, admin, database). It takes in the client build's manifest and styles, so it is built second.
 */
export function workerConfig(mode: BuildMode): InlineConfig {
  return {
    configFile: false,
    mode,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: {
      conditions,
      alias: {
        'react-dom-streaming': resolve(`node_modules/react-dom/cjs/react-dom-server.edge.${mode}.js`),
      },
    },
    ssr: { target: 'webworker', noExternal: true, resolve: { conditions } },
    build: {
      outDir: workerDir(mode),
      ssr: 'worker.ts',
      target: 'es2024',
      minify: mode === 'production',
      // As in the client's build: what is a file there has its address here.
      assetsInlineLimit: 0,
      sourcemap: true,
      rolldownOptions: {
        external: /^(cloudflare|node):/,
        // Whatever the Worker's first module exports is a handler to the platform: parts take nothing from it.
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: true, chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
    plugins: [
      browserScripts(),
      clientBuildModule(mode),
      spritePlugin({ emit: false }),
      ogPlugin(mode, { emit: false }),
      reactTextPlatform(),
      typesetPlugin(),
      workerBuildName(),
    ],
  }
}
