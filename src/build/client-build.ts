import { build } from 'virtual:client-build'
import type { RouteId } from '../routes.ts'

type Sheet = { href: string; text: string }

/** The output of the client build: the addresses of its modules and the text of its styles, by page. */
export const clientBuild = {
  id: build.id,
  entry: build.entry,
  /** What the entry imports. */
  entryModules: build.entryModules,
  /** The sheet for browsers without scripts. */
  withoutScripts: build.withoutScripts,
  fonts: build.fonts,
  /** Files at the root of the site (icons and the like) that the assets binding answers. */
  publicFiles: new Set(build.publicFiles),
  styles: (route: RouteId): readonly Sheet[] =>
    (build.pages[route]?.styles ?? []).map((href) => ({ href, text: build.sheets[href] ?? '' })),
  modules: (route: RouteId): readonly string[] => build.pages[route]?.modules ?? [],
  /** The modules of the page's own that come on the first interaction. */
  parts: (route: RouteId): readonly string[] => build.pages[route]?.parts ?? [],
}

/** Declared before any sheet: the order of sheets follows the build's chunks, the order of layers must not. */
export const layerOrder = '@layer tokens,base,primitives,components,pages;'
