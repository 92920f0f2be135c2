import { joinLocale } from '../../locale.ts'
import type { PageFrame } from '../../page-frame.ts'
import { routes } from '../../routes.ts'

/**
 * Says which page is in view, for the statistics, if the visitor has let them in. Nothing of it leaves the device.
 * The address bar is no witness: it names the next page while that is still on its way.
 */
export function announceView({ route, locale, path }: PageFrame): void {
  const { dataset } = document.documentElement
  dataset.route = routes[route].path
  // What a visitor looked for and did not find is not ours to keep.
  dataset.path = path === null ? dataset.route : joinLocale(locale, path)
  dispatchEvent(new Event('siteview'))
}
