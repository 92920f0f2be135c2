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
