import { build } from 'virtual:client-build'
import type { RouteId } from '../routes.ts'

type Sheet = { href: string; text: string }

/** What the client build left behind: the addresses of its modules and the text of its styles, by page. */
export const clientBuild = {
  /** Changes whenever a file of the client does. */
  id: build.id,
  entry: build.entry,
  /** What the entry imports. */
  entryModules: build.entryModules,
  /** The sheet of those whose browser runs no scripts. */
  withoutScripts: build.withoutScripts,
  fonts: build.fonts,
  /** Files at the root of the site (icons and the like) that the assets binding answers. */
  publicFiles: new Set(build.publicFiles),
  styles: (route: RouteId): readonly Sheet[] =>
    (build.pages[route]?.styles ?? []).map((href) => ({ href, text: build.sheets[href] ?? '' })),
  modules: (route: RouteId): readonly string[] => build.pages[route]?.modules ?? [],
}

/** Said before any sheet: the order of the sheets follows the build's chunks, that of the layers must not. */
export const layerOrder = '@layer tokens,base,primitives,components,pages;'
