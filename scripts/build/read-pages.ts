import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { minifyStyles } from './minify-styles.ts'

export const entryKey = 'client/entry.tsx'
const pageKey = /^src\/pages\/(.+)\/page\.tsx$/

/** The manifest of the client build in a directory, also as it was written. */
export function readManifest(dir: string): { text: string; manifest: Manifest } {
  const text = readFileSync(join(dir, '.vite/manifest.json'), 'utf8')
  return { text, manifest: JSON.parse(text) }
}

/** What each page needs of the client build. `sheet` is all its styles as one file, which the admin has no use for. */
export function readPages(dir: string) {
  const { manifest } = readManifest(dir)
  return Object.keys(manifest).flatMap((key) => {
    const id = pageKey.exec(key)?.[1]
    if (!id) return []
    const keys = [...new Set([...importsOf(manifest, entryKey), ...importsOf(manifest, key)])]
    const chunks = keys.flatMap((each) => manifest[each] ?? [])
    const later = keys.flatMap((each) => partsFetchedLater(manifest, each))
    const styles = [...new Set([...chunks, ...later].flatMap((chunk) => chunk.css ?? []))]
    return {
      id,
      styles: styles.map((file) => `/${file}`),
      sheet: id.startsWith('admin/')
        ? null
        : sheetOf(styles.map((file) => readFileSync(join(dir, file), 'utf8'))),
      modules: modulesOf(manifest, keys),
      parts: partsFetchedLater(manifest, key).map(({ file }) => `/${file}`),
    }
  })
}

function sheetOf(texts: readonly string[]): { href: string; text: string } {
  // Pressed once more as a whole: layers that follow each other become one.
  const text = `${minifyStyles(texts.join(''))}\n`
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 6)
  return { href: `/assets/page-sheet-${hash}.css`, text }
}

/** The addresses of modules but for the entry's. */
export function modulesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = keys.filter((key) => key !== entryKey).flatMap((key) => manifest[key]?.file ?? [])
  return [...new Set(files)].map((file) => `/${file}`)
}

/** A module after everything it imports: the order in which styles apply. */
export function importsOf(manifest: Manifest, key: string): string[] {
  return [...(manifest[key]?.imports ?? []).flatMap((each) => importsOf(manifest, each)), key]
}

const partKey = /^src\/(?!pages\/.+\/page\.tsx|features\/consent\/dialog|shell\/english-hint)/

/**
 * Parts whose code loads on the first interaction are visible before it, so their styles are needed at once. The
 * preferences and the offer of English are not visible before their code has loaded.
 */
function partsFetchedLater(manifest: Manifest, key: string) {
  const parts = (manifest[key]?.dynamicImports ?? []).filter((each) => partKey.test(each))
  return parts.flatMap((part) => importsOf(manifest, part)).flatMap((each) => manifest[each] ?? [])
}
