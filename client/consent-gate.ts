import type { HeadConsent } from '../src/features/consent/head-script.ts'
import { type ConsentStore, whenActivated } from '../src/features/consent/store.ts'

/**
 * After the page has loaded, loads what needs consent as soon as consent is given, and what ends it once it is
 * withdrawn. What cannot be loaded disturbs nobody: it is asked for again when there is a connection.
 */
export function openConsentGate(store: ConsentStore, head: HeadConsent, googleTag: string | null): void {
  let offline = navigator.serviceWorker?.controller ? null : false
  const later = () => addEventListener('online', check)
  const check = () => {
    const { analytics, marketing, functional = false } = head.record?.categories ?? {}
    if (functional !== offline)
      import('../src/features/offline/register.ts').then(({ keepOffline }) => {
        offline = functional
        keepOffline(functional)
      }, later)
    if (analytics || marketing)
      import('../src/features/insights/load-trackers.ts').then(
        ({ loadTrackers }) => loadTrackers(head, googleTag),
        later,
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
