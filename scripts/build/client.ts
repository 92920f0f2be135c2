import type { InlineConfig } from 'vite'
import { type BuildMode, clientDir } from './mode.ts'
import { ogPlugin } from './og-plugin.ts'
import { refuseServerFiles } from './refuse-server-files.ts'
import { spritePlugin } from './sprite-plugin.ts'

const react = /node_modules\/(react|react-dom|scheduler)\//
const shell = /src\/(routes|locale|page-frame|shell\/page-view|format\/fill|ui\/(illustration|icon))\./

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
        input: 'client/entry.tsx',
        // What every page imports travels as one file: a dozen small ones compress worse. React is another, because
        // a module is evaluated in one task.
        output: {
          codeSplitting: {
            groups: [
              { name: 'loader', test: /preload-helper|rolldown/ },
              { name: 'react', test: react },
              { name: 'shell', test: shell },
            ],
          },
        },
      },
    },
    plugins: [refuseServerFiles(), spritePlugin({ emit: true }), ogPlugin(mode, { emit: true })],
  }
}
