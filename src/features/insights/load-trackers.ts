import { trustedScript } from '../../ui/trusted-types.ts'
import type { HeadConsent } from '../consent/head-script.ts'

const within = new Set<string>()

/**
 * Loads what the visitor has let in, once. What is in asks `window.siteConsent` each time (our own scripts) or hears the
 * signals (Google's tag), and falls silent when consent is withdrawn.
 */
export function loadTrackers(head: HeadConsent, googleTag: string | null): void {
  const { analytics, marketing } = head.record?.categories ?? {}
  if (analytics) {
    load('/_insights/script.js')
    load('/_speed/script.js')
    // They may be in from an earlier grant, and have kept silent about the page that is in view now.
    dispatchEvent(new Event('siteconsent'))
  }
  if (googleTag && (analytics || marketing)) letGoogleIn(head, googleTag)
}

/** Queries and fragments stay with us, those of the page before as well: https://developers.google.com/tag-platform/gtagjs */
function letGoogleIn(head: HeadConsent, id: string): void {
  if (!load(`https://www.googletagmanager.com/gtag/js?id=${id}`)) return
  head.gtag('js', new Date())
  head.gtag('config', id, {
    page_location: location.origin + location.pathname,
    page_referrer: document.referrer.replace(/[?#].*/, ''),
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
