import type { HeadConsent } from './head-script.ts'
import type { ConsentStore } from './store.ts'

/**
 * Lets in what needs consent, once it is given and the page has loaded. What is in already asks `window.siteConsent`
 * (our own scripts) or hears the signals (Google's tag) and falls silent when consent is withdrawn.
 */
export function openGates(store: ConsentStore, head: HeadConsent, googleTag: string | null): void {
  let insightsAreIn = false
  let googleIsIn = false

  function check(): void {
    const { analytics, marketing } = head.record?.categories ?? {}
    if (analytics && !insightsAreIn) {
      insightsAreIn = true
      loadScript('/_insights/script.js')
      loadScript('/_speed/script.js')
    }
    if (googleTag && (analytics || marketing) && !googleIsIn) {
      googleIsIn = true
      loadScript(googleTagSource(head, googleTag))
    }
  }

  whenLoaded(() => {
    store.subscribe(check)
    check()
  })
}

function loadScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}

/** https://developers.google.com/tag-platform/gtagjs and …/tag-manager/web. Queries and fragments stay with us. */
function googleTagSource(head: HeadConsent, id: string): string {
  const isManager = id.startsWith('GTM-')
  if (isManager) window.dataLayer?.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  else {
    head.gtag('js', new Date())
    head.gtag('config', id, { page_location: location.origin + location.pathname })
  }
  return `https://www.googletagmanager.com/${isManager ? 'gtm.js' : 'gtag/js'}?id=${id}`
}

function whenLoaded(start: () => void): void {
  if (document.prerendering)
    document.addEventListener('prerenderingchange', () => whenLoaded(start), { once: true })
  else if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
