import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { once } from '../../src/http/once.ts'
import { type BuildName, clientDir } from './mode.ts'
import { entryKey, importsOf, modulesOf, readManifest, readPages } from './read-pages.ts'
import { stylePartsOf } from './style-parts.ts'
import { noticesFile } from './third-party-notices.ts'

const name = 'virtual:client-build'
const ofPage = `${name}/pages/`
const ofAllPages = `${name}/on-every-page`

/**
 * Lets the Worker import the output of the client build; only `src/build/client-build.ts` does. What one page needs is a
 * module, loaded when the page is: it repeats the small sheets that some pages share, and imports those of all.
 */
export function clientBuildModule(build: BuildName): Plugin {
  const read = once(() => readClientBuild(clientDir(build)))
  return {
    name: 'client-build-module',
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${name}`) return indexModule(read())
      if (id === `\0${ofAllPages}`) return `export const sheets = ${JSON.stringify(read().onEveryPage)}`
      return id.startsWith(`\0${ofPage}`) ? pageModule(read(), id.slice(ofPage.length + 1)) : null
    },
  }
}

type ClientBuild = ReturnType<typeof readClientBuild>

function indexModule({ build, pages }: ClientBuild): string {
  const loaders = [...pages.keys()].map((id) => `${JSON.stringify(id)}: () => import('${ofPage}${id}')`)
  return `export const build = ${JSON.stringify(build)}\nexport const pages = { ${loaders.join(', ')} }`
}

function pageModule({ pages, sheets, onEveryPage }: ClientBuild, id: string): string {
  const page = pages.get(id)
  if (page === undefined) throw new Error(`The client build has no page ${id}`)
  const styles = page.styles.map((href) =>
    Object.hasOwn(onEveryPage, href)
      ? `sheets[${JSON.stringify(href)}]`
      : JSON.stringify({ href, parts: sheets.get(href) }),
  )
  const { sheet, modules, parts } = page
  return (
    `import { sheets } from '${ofAllPages}'\n` +
    `export const files = { styles: [${styles.join(', ')}], ...${JSON.stringify({ sheet, modules, parts })} }`
  )
}

const afterHydrationKey = 'client/after-hydration.ts'
const withoutScriptsKey = 'client/without-scripts.css'

function readClientBuild(dir: string) {
  const { text, manifest } = readManifest(dir)
  const pages = readPages(dir)
  const hrefs = [...new Set(pages.flatMap(({ styles }) => styles))]
  const sheets = new Map(
    hrefs.map((href) => [href, stylePartsOf(readFileSync(join(dir, href), 'utf8').trim())]),
  )
  const build = {
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
  }
  return {
    build,
    pages: new Map(pages.map(({ id, sheet, ...page }) => [id, { ...page, sheet: sheet?.href ?? null }])),
    sheets,
    onEveryPage: Object.fromEntries(
      hrefs
        .filter((href) => pages.every(({ styles }) => styles.includes(href)))
        .map((href) => [href, { href, parts: sheets.get(href) }]),
    ),
  }
}
