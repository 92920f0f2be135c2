import { trustedScript } from '../../ui/trusted-types.ts'
import type { HeadConsent } from '../consent/head-script.ts'
import { pageInView } from './measure.ts'

const within = new Set<string>()

/**
 * Loads what the visitor has consented to, once. Loaded scripts check `window.siteConsent` each time (this site's)
 * or follow the signals (Google's tag), and stop when consent is withdrawn.
 */
export function loadTrackers(head: HeadConsent, googleTag: string | null): void {
  const { analytics, marketing } = head.record?.categories ?? {}
  if (analytics) {
    load('/_insights/script.js')
    load('/_speed/script.js')
    // They may be loaded from an earlier grant, and have not counted the page in view.
    dispatchEvent(new Event('siteconsent'))
  }
  if (googleTag && (analytics || marketing)) loadGoogleTag(head, googleTag)
}

/**
 * Google gets no queries and fragments, not even the previous page's:
 * https://developers.google.com/tag-platform/gtagjs
 */
function loadGoogleTag(head: HeadConsent, id: string): void {
  if (!load(`https://www.googletagmanager.com/gtag/js?id=${id}`)) return
  let seen = pageInView().path
  head.gtag('js', new Date())
  head.gtag('config', id, {
    page_location: location.origin + seen,
    page_referrer: document.referrer.replace(/[?#].*/, ''),
  })
  // The tag keeps its first configuration, and a navigation in place does not load it again.
  addEventListener('siteview', () => {
    const { path, route } = pageInView()
    const { analytics, marketing } = head.record?.categories ?? {}
    if (path === seen || route.startsWith('/admin') || !(analytics || marketing)) return
    const page = { page_location: location.origin + path, page_referrer: location.origin + seen }
    seen = path
    head.gtag('set', page)
    head.gtag('event', 'page_view', { ...page, page_title: document.title })
  })
}

/** Whether it had to be loaded. */
function load(src: string): boolean {
  if (within.has(src)) return false
  within.add(src)
  document.head.append(
    Object.assign(document.createElement('script'), { src: trustedScript(src), async: true }),
  )
  return true
}
