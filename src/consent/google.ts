import type { HeadConsent } from './head-script.ts'

/**
 * Starts Google's tag. Queries and fragments stay with us.
 * https://developers.google.com/tag-platform/gtagjs and https://developers.google.com/tag-platform/tag-manager/web
 */
export function startGoogle(head: HeadConsent, id: string): void {
  const isManager = id.startsWith('GTM-')
  if (isManager) window.dataLayer?.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  else {
    head.gtag('js', new Date())
    head.gtag('config', id, { page_location: location.origin + location.pathname })
  }
  const src = `https://www.googletagmanager.com/${isManager ? 'gtm.js' : 'gtag/js'}?id=${id}`
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
