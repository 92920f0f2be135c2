import { Features } from 'lightningcss'
import type { InlineConfig } from 'vite'
import { contentFallback } from './content-fallback.ts'
import { iconsPlugin } from './icons-plugin.ts'
import { type BuildName, clientDir, modeOf } from './mode.ts'
import { nameFunction } from './name-function.ts'
import { buildTargets } from './oldest-browsers.ts'
import { pageSheets } from './page-sheets.ts'
import { paletteFunctions } from './palette-functions.ts'
import { refuseServerFiles } from './refuse-server-files.ts'
import { routesPlugin, switchedOnPlugin } from './routes-plugin.ts'
import { sharePicturesPlugin } from './share-pictures-plugin.ts'
import { spritePlugin } from './sprite-plugin.ts'

/**
 * What is loaded together travels as one file: every request costs a phone more than the few hundred bytes in it, and small
 * files compress worse. Without what they import, which has its own places.
 */
const groups = [
  // React and what every page imports.
  {
    name: 'shell',
    test: /node_modules\/(react|react-dom|scheduler)\/|src\/(routes|locale|page-frame|shell\/page-view|format\/fill|ui\/(illustration|icon|page-header|fold|server-markup|trusted-types))\.|preload-helper|rolldown/,
  },
  {
    name: 'clock',
    test: /src\/(features\/clinic\/(open-now|open-state|tell-open-now)|format\/dates)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'amounts',
    test: /src\/(features\/(prices\/(amount|price-text)|instalments\/instalment-line)|format\/number-input)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'rates',
    test: /src\/features\/instalments\/(annuity|plan)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'sections',
    test: /src\/ui\/(questions|footnotes)\./,
    includeDependenciesRecursively: false,
  },
  {
    name: 'filters',
    test: /src\/(ui\/use-query-filter|format\/(plurals|numbers))\./,
    includeDependenciesRecursively: false,
  },
]

/** The bundle of the browser: one entry, a lazy chunk for each page, hashed names that never change their content. */
export function clientConfig(build: BuildName): InlineConfig {
  const mode = modeOf(build)
  return {
    configFile: false,
    mode,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      outDir: clientDir(build),
      manifest: true,
      target: buildTargets,
      minify: mode === 'production',
      // Also in development: it is what writes styles for older browsers.
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: ['client/entry.tsx', 'client/without-scripts.css'],
        output: {
          codeSplitting: { groups },
          // Every document names a dozen sheets, and no compression shortens a hash. Six letters are 36 bits for each name.
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          // V8 compiles all of it beside the main thread while it arrives: https://v8.dev/blog/explicit-compile-hints
          postBanner: ({ name }) => (name === 'shell' ? '//# allFunctionsCalledOnLoad' : ''),
        },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
      },
    },
    css: {
      postcss: { plugins: [paletteFunctions, nameFunction, contentFallback] },
      // `tokens.css` distinguishes light and dark by variables of our own; lightningcss would add two for
      // every `color-scheme`.
      lightningcss: { exclude: Features.LightDark },
    },
    plugins: [
      refuseServerFiles(),
      routesPlugin(),
      switchedOnPlugin(),
      iconsPlugin(),
      spritePlugin({ emit: true }),
      sharePicturesPlugin(mode, { emit: true }),
      pageSheets(build),
    ],
  }
}
