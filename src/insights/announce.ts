import { type RouteId, routes } from '../routes.ts'

/** Says which page is in view, for the statistics, if the visitor has let them in. Nothing of it leaves the device. */
export function announceView(route: RouteId): void {
  document.documentElement.dataset.route = routes[route].path
  dispatchEvent(new Event('siteview'))
}
