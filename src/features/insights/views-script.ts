import { mayMeasure, pageInView, send } from './measure.ts'

let counted = cameFromHere() ? pageInView().path : ''

let isTold = false

/**
 * One view for each public page that comes into view. Another query, fragment or state of the same page is not a
 * new view.
 */
function count(): void {
  const page = pageInView()
  if (page.path === counted || page.route.startsWith('/admin') || !mayMeasure()) return
  counted = page.path
  send('/_insights/view', { ...page, ...referrer() })
}

/** The name of the site that led here, once for each document; never an address. */
function referrer(): { from: string } | undefined {
  const { referrer } = document
  const host = referrer === '' ? location.hostname : new URL(referrer).hostname
  const isNew = host !== location.hostname && !isTold
  isTold = true
  return isNew ? { from: host } : undefined
}

/** A document of the same page opened from itself: a filter, where the browser cannot navigate in place. */
function cameFromHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
  return !isReload && document.referrer.split(/[?#]/)[0] === location.origin + pageInView().path
}

addEventListener('click', ({ target }) => {
  const isCall = target instanceof Element && target.closest('a[href^="tel:"]') !== null
  const page = pageInView()
  if (isCall && !page.route.startsWith('/admin') && mayMeasure()) send('/_insights/call', page)
})
addEventListener('siteview', count)
addEventListener('siteconsent', count)
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  counted = ''
  count()
})
count()
