import type { InlineConfig } from 'vite'
import { iconsPlugin } from './icons-plugin.ts'
import { type BuildMode, clientDir } from './mode.ts'
import { nameFunction } from './name-function.ts'
import { pageSheets } from './page-sheets.ts'
import { paletteFunctions } from './palette-functions.ts'
import { refuseServerFiles } from './refuse-server-files.ts'
import { routesPlugin, switchedOnPlugin } from './routes-plugin.ts'
import { sharePicturesPlugin } from './share-pictures-plugin.ts'
import { spritePlugin } from './sprite-plugin.ts'

const shell =
  /node_modules\/(react|react-dom|scheduler)\/|src\/(routes|locale|page-frame|shell\/page-view|format\/fill|ui\/(illustration|icon|page-header|fold|server-markup|trusted-types))\.|preload-helper|rolldown/

/** The bundle of the browser: one entry, a lazy chunk for each page, hashed names that never change their content. */
export function clientConfig(mode: BuildMode): InlineConfig {
  return {
    configFile: false,
    mode,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      outDir: clientDir(mode),
      manifest: true,
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      minify: mode === 'production',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: ['client/entry.tsx', 'client/without-scripts.css'],
        // React and what every page imports travel as one file: a dozen small ones compress worse.
        output: {
          codeSplitting: { groups: [{ name: 'shell', test: shell }] },
          // V8 compiles all of it beside the main thread while it arrives: https://v8.dev/blog/explicit-compile-hints
          postBanner: ({ name }) => (name === 'shell' ? '//# allFunctionsCalledOnLoad' : ''),
        },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
    css: { postcss: { plugins: [paletteFunctions, nameFunction] } },
    plugins: [
      refuseServerFiles(),
      routesPlugin(),
      switchedOnPlugin(),
      iconsPlugin(),
      spritePlugin({ emit: true }),
      sharePicturesPlugin(mode, { emit: true }),
      pageSheets(mode),
    ],
  }
}
