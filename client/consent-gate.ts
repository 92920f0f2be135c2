import type { HeadConsent } from '../src/features/consent/head-script.ts'
import { type ConsentStore, whenActivated } from '../src/features/consent/store.ts'

/** After the page has loaded, loads what needs consent as soon as consent is given. */
export function openConsentGate(store: ConsentStore, head: HeadConsent, googleTag: string | null): void {
  let offline = navigator.serviceWorker?.controller ? null : false
  const check = () => {
    const { analytics, marketing, functional = false } = head.record?.categories ?? {}
    if (functional !== offline) {
      offline = functional
      import('../src/features/offline/register.ts').then(
        ({ keepOffline }) => keepOffline(functional),
        () => {
          // Without it pages are simply not stored for reading offline.
        },
      )
    }
    if (analytics || marketing)
      import('../src/features/insights/load-trackers.ts').then(
        ({ loadTrackers }) => loadTrackers(head, googleTag),
        () => {
          // Statistics that cannot be loaded are no reason to disturb anybody.
        },
      )
  }
  const start = () => {
    store.subscribe(check)
    check()
  }
  whenActivated(() => {
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
  })
}
