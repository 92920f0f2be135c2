/** What both scripts share. They ask for consent each time: a withdrawal silences them at once. */
export function mayMeasure(): boolean {
  return window.siteConsent?.record?.categories.analytics === true
}

/** The page in view: its pattern, `/tratamente/:slug`, and its path. */
export function pageInView(): { route: string; path: string } {
  const { route = '', path = '' } = document.documentElement.dataset
  return { route, path }
}

/** Statistics are no reason to disturb anybody: without cookies, after everything else, and silent when they fail. */
export function send(address: string, body: object): void {
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
    priority: 'low',
  }).catch(() => {
    // A blocker or a lost connection: one number less.
  })
}
