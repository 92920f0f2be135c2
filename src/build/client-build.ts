import { build } from 'virtual:client-build'
import { type RouteId, sharedPage } from '../routes.ts'

/**
 * A piece of a style sheet: text that always applies; a rule with what its selectors need, by alternatives
 * (`nav .link,.button`); or a block such as `@media (…){` with the pieces in it.
 */
export type StylePart =
  | string
  | readonly [needs: string, rule: string]
  | readonly [opening: string, inside: readonly StylePart[]]

type Sheet = { href: string; text: string }

/** The output of the client build: the addresses of its modules and the text of its styles, by page. */
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
  styles: (route: RouteId): readonly Sheet[] =>
    (pageOf(route)?.styles ?? []).map((href) => ({ href, text: textOf(build.sheets[href] ?? []) })),
  styleParts: (route: RouteId): readonly StylePart[] =>
    (pageOf(route)?.styles ?? []).flatMap((href) => build.sheets[href] ?? []),
  /** All styles of a page as one file; the admin has none. */
  pageSheet: (route: RouteId): string | null => pageOf(route)?.sheet ?? null,
  modules: (route: RouteId): readonly string[] => pageOf(route)?.modules ?? [],
  /** The modules of the page's own that come on the first interaction. */
  parts: (route: RouteId): readonly string[] => pageOf(route)?.parts ?? [],
}

function pageOf(route: RouteId) {
  return build.pages[route] ?? build.pages[sharedPage(route)]
}

/** Declared before any sheet: the order of sheets follows the build's chunks, the order of layers must not. */
export const layerOrder = '@layer tokens,base,primitives,components,pages;'

function textOf(parts: readonly StylePart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      return typeof part[1] === 'string' ? part[1] : `${part[0]}${textOf(part[1])}}`
    })
    .join('')
}
