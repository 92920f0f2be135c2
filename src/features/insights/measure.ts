import { patience } from '../../ui/patience.ts'

/** Shared by both scripts. They check consent each time, so a withdrawal stops them at once. */
export function mayMeasure(): boolean {
  return window.siteConsent?.record?.categories.analytics === true
}

/** The page in view: its pattern, `/tratamente/:slug`, and its path. */
export function pageInView(): { route: string; path: string } {
  const { route = '', path = '' } = document.documentElement.dataset
  return { route, path }
}

/** Statistics must never disturb: sent without cookies, after everything else, and silent on failure. */
export function send(address: string, body: object): void {
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
    priority: 'low',
    signal: patience(),
  }).catch(() => {
    // A blocker or a lost connection: one measurement less.
  })
}
