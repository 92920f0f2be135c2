import { build, pages } from 'virtual:client-build'
import { onceEach } from '../once-each.ts'
import { type RouteId, sharedPage } from '../routes.ts'

/**
 * A piece of a style sheet: text that always applies; a rule with what its selectors need, by alternatives
 * (`nav .link,.button`); or a block such as `@media (…){` with the pieces in it.
 */
export type StylePart =
  | string
  | readonly [needs: string, rule: string]
  | readonly [opening: string, inside: readonly StylePart[]]

export type Sheet = { href: string; parts: readonly StylePart[] }

/** What the client build has for a page. */
export type PageFiles = {
  styles: readonly Sheet[]
  /** All styles as one file; the admin has none. */
  sheet: string | null
  modules: readonly string[]
  /** The modules of the page's own that come on the first interaction. */
  parts: readonly string[]
}

/** The output of the client build: the addresses of its modules and the text of its styles. */
export const clientBuild = {
  id: build.id,
  entry: build.entry,
  /** What the entry imports. */
  entryModules: build.entryModules,
  /** What the entry loads next. */
  afterHydration: build.afterHydration,
  /** The sheet for browsers without scripts. */
  withoutScripts: build.withoutScripts,
  fonts: build.fonts,
  /** Files at the root of the site (icons and the like) that the assets binding answers, and their sizes. */
  publicFiles: new Map(build.publicFiles),
  /** Of this page alone: the styles of all pages are a quarter of a megabyte, which each cold start would compile. */
  filesOf: onceEach(async (route: RouteId): Promise<PageFiles> => {
    const load = pages[route] ?? pages[sharedPage(route)]
    return load === undefined ? noFiles : (await load()).files
  }),
}

const noFiles: PageFiles = { styles: [], sheet: null, modules: [], parts: [] }

/** Declared before any sheet: the order of sheets follows the build's chunks, the order of layers must not. */
export const layerOrder = '@layer tokens,base,primitives,components,pages;'

/** All of it. */
export function textOf(parts: readonly StylePart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      return typeof part[1] === 'string' ? part[1] : `${part[0]}${textOf(part[1])}}`
    })
    .join('')
}
