import type { HeadConsent } from '../src/features/consent/head-script.ts'
import { type ConsentStore, whenActivated } from '../src/features/consent/store.ts'
import { keepOffline } from '../src/features/offline/register.ts'

/**
 * After the page has loaded, loads what needs consent as soon as consent is given. What ends it once it is withdrawn is
 * there before: a module that could not be loaded fails again for as long as its document lives.
 */
export function openConsentGate(store: ConsentStore, head: HeadConsent, googleTag: string | null): void {
  let offline = navigator.serviceWorker?.controller ? null : false
  const check = () => {
    const { analytics, marketing, functional = false } = head.record?.categories ?? {}
    if (functional !== offline) {
      offline = functional
      keepOffline(functional)
    }
    if (googleTag !== null) forgetGoogle(analytics, marketing)
    if (analytics || marketing)
      import('../src/features/insights/load-trackers.ts').then(
        ({ loadTrackers }) => loadTrackers(head, googleTag),
        (error: unknown) => console.warn('Nothing is counted on this page', error),
      )
  }
  const start = () => {
    store.subscribe(check)
    check()
  }
  whenActivated(() => {
    if (document.readyState === 'complete') start()
    else addEventListener('load', start)
  })
}

/** Deletes what Google's tag has kept for a purpose that is not, or no more, agreed to: its names are in `stored-items.ts`. */
function forgetGoogle(analytics = false, marketing = false): void {
  for (const entry of document.cookie.split('; ')) {
    const [name = ''] = entry.split('=')
    const isKept = /^_ga/.test(name) ? analytics : /^_gcl/.test(name) ? marketing : true
    if (isKept) continue
    // Kept for the widest domain that the browser allowed, which cannot be read.
    const labels = location.hostname.split('.')
    const domains = ['', ...labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)]
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that Google's tag writes in
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
  }
}
