import { mayMeasure, routeInView, send } from './measure.ts'

let counted = cameFromHere() ? location.pathname : ''

/** One view for each page that comes into view. Another query, fragment or state of the same page is no new view. */
function count(): void {
  const path = location.pathname
  if (path === counted || !mayMeasure()) return
  counted = path
  const route = routeInView()
  // What a visitor looked for and did not find is not ours to keep.
  send('/_insights/view', { route, path: route === '/404' ? route : path })
}

/** A document of the same page, opened by a link of it: a filter, where the browser cannot swap pages in place. */
function cameFromHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
  return !isReload && document.referrer.split(/[?#]/)[0] === location.origin + location.pathname
}

addEventListener('siteview', count)
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  counted = ''
  count()
})
count()
