import { joinLocale } from '../../locale.ts'
import type { PageFrame } from '../../page-frame.ts'
import { routes } from '../../routes.ts'

/**
 * Tells the statistics scripts which page is in view, if they are loaded. Nothing leaves the device here. The
 * address bar is no source: during a navigation it names the next page.
 */
export function announceView({ route, locale, path }: PageFrame): void {
  const { dataset } = document.documentElement
  dataset.route = routes[route].path
  // A path that was not found may contain anything, so it is not passed on.
  dataset.path = path === null ? dataset.route : joinLocale(locale, path)
  dispatchEvent(new Event('siteview'))
}
