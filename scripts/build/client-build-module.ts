import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { type BuildName, clientDir } from './mode.ts'
import { entryKey, importsOf, modulesOf, readManifest, readPages } from './read-pages.ts'
import { stylePartsOf } from './style-parts.ts'
import { noticesFile } from './third-party-notices.ts'

const name = 'virtual:client-build'

/** Lets the Worker import the output of the client build; only `src/build/client-build.ts` does. */
export function clientBuildModule(build: BuildName): Plugin {
  return {
    name: 'client-build-module',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}` ? `export const build = ${JSON.stringify(readClientBuild(clientDir(build)))}` : null,
  }
}

const afterHydrationKey = 'client/after-hydration.ts'
const withoutScriptsKey = 'client/without-scripts.css'

function readClientBuild(dir: string) {
  const { text, manifest } = readManifest(dir)
  const pages = readPages(dir)
  const sheets = new Set(pages.flatMap(({ styles }) => styles))
  return {
    id: createHash('sha256').update(text).digest('hex').slice(0, 12),
    entry: `/${manifest[entryKey]?.file}`,
    entryModules: modulesOf(manifest, importsOf(manifest, entryKey)),
    afterHydration: `/${manifest[afterHydrationKey]?.file}`,
    withoutScripts: `/${manifest[withoutScriptsKey]?.file}`,
    fonts: Object.values(manifest)
      .map(({ file }) => `/${file}`)
      .filter((file) => file.endsWith('.woff2')),
    publicFiles: [
      [`/${noticesFile}`, null] as const,
      ...readdirSync(dir, { withFileTypes: true, recursive: true })
        .filter((file) => file.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((file) => [`/${relative(dir, file)}`, statSync(file).size] as const)
        .filter(([path]) => !/^\/(assets\/|_|\.)/.test(path)),
    ],
    /** Each sheet once, however many pages use it. */
    sheets: Object.fromEntries(
      [...sheets].map((href) => [href, stylePartsOf(readFileSync(join(dir, href), 'utf8').trim())]),
    ),
    pages: Object.fromEntries(
      pages.map(({ id, sheet, ...page }) => [id, { ...page, sheet: sheet?.href ?? null }]),
    ),
  }
}
