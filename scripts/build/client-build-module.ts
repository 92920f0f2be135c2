import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { type BuildMode, clientDir } from './mode.ts'

const name = 'virtual:client-build'

/** Lets the Worker import the output of the client build; only `src/build/client-build.ts` does. */
export function clientBuildModule(mode: BuildMode): Plugin {
  return {
    name: 'client-build-module',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}` ? `export const build = ${JSON.stringify(readClientBuild(clientDir(mode)))}` : null,
  }
}

const entryKey = 'client/entry.tsx'
const withoutScriptsKey = 'client/without-scripts.css'
const pageKey = /^src\/pages\/(.+)\/page\.tsx$/

function readClientBuild(dir: string) {
  const text = readFileSync(join(dir, '.vite/manifest.json'), 'utf8')
  const manifest: Manifest = JSON.parse(text)
  const pages = Object.keys(manifest).flatMap((key) => {
    const id = pageKey.exec(key)?.[1]
    if (!id) return []
    const keys = [...new Set([...importsOf(manifest, entryKey), ...importsOf(manifest, key)])]
    const chunks = keys.flatMap((each) => manifest[each] ?? [])
    const later = keys.flatMap((each) => partsFetchedLater(manifest, each))
    const styles = [...new Set([...chunks, ...later].flatMap((chunk) => chunk.css ?? []))]
    const parts = partsFetchedLater(manifest, key).map(({ file }) => `/${file}`)
    return [
      [id, { styles: styles.map((file) => `/${file}`), modules: modulesOf(manifest, keys), parts }] as const,
    ]
  })
  const sheets = new Set(pages.flatMap(([, { styles }]) => styles))
  return {
    id: createHash('sha256').update(text).digest('hex').slice(0, 12),
    entry: `/${manifest[entryKey]?.file}`,
    entryModules: modulesOf(manifest, importsOf(manifest, entryKey)),
    withoutScripts: `/${manifest[withoutScriptsKey]?.file}`,
    fonts: Object.values(manifest)
      .map(({ file }) => `/${file}`)
      .filter((file) => file.endsWith('.woff2')),
    publicFiles: readdirSync(dir, { withFileTypes: true, recursive: true })
      .filter((file) => file.isFile())
      .map((file) => `/${join(relative(dir, file.parentPath), file.name)}`)
      .filter((path) => !/^\/(assets\/|_|\.)/.test(path)),
    /** Each sheet once, however many pages use it. */
    sheets: Object.fromEntries(
      [...sheets].map((href) => [href, readFileSync(join(dir, href), 'utf8').trim()]),
    ),
    pages: Object.fromEntries(pages),
  }
}

/** The addresses of modules but for the entry's. */
function modulesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = keys.filter((key) => key !== entryKey).flatMap((key) => manifest[key]?.file ?? [])
  return [...new Set(files)].map((file) => `/${file}`)
}

/** A module after everything it imports: the order in which styles apply. */
function importsOf(manifest: Manifest, key: string): string[] {
  return [...(manifest[key]?.imports ?? []).flatMap((each) => importsOf(manifest, each)), key]
}

const partKey = /^src\/(?!pages\/.+\/page\.tsx|features\/consent\/dialog|shell\/english-offer)/

/**
 * Parts whose code loads on the first interaction are visible before it, so their styles are needed at once. The
 * preferences and the offer of English are not visible before their code has loaded.
 */
function partsFetchedLater(manifest: Manifest, key: string) {
  const parts = (manifest[key]?.dynamicImports ?? []).filter((each) => partKey.test(each))
  return parts.flatMap((part) => importsOf(manifest, part)).flatMap((each) => manifest[each] ?? [])
}
