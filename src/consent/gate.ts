import type { HeadConsent } from './head-script.ts'
import { type ConsentStore, whenActivated } from './store.ts'

/**
 * Lets in what needs consent, once it is given and the page has loaded. What is in already asks `window.siteConsent`
 * (our own scripts) or hears the signals (Google's tag), and falls silent when consent is withdrawn.
 */
export function openGates(store: ConsentStore, head: HeadConsent, googleTag: string | null): void {
  const within = new Set<string>()

  function once(name: string, letIn: () => void): void {
    if (within.has(name)) return
    within.add(name)
    letIn()
  }

  function check(): void {
    const { analytics, marketing } = head.record?.categories ?? {}
    if (analytics)
      for (const src of ['/_insights/script.js', '/_speed/script.js']) once(src, () => loadScript(src))
    if (googleTag && (analytics || marketing))
      once(googleTag, () => import('./google.ts').then(({ startGoogle }) => startGoogle(head, googleTag)))
  }

  whenActivated(() =>
    whenLoaded(() => {
      store.subscribe(check)
      check()
    }),
  )
}

function loadScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}

function whenLoaded(start: () => void): void {
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
