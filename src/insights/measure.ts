/** What both scripts share. They ask for consent each time: a withdrawal silences them at once. */
export function mayMeasure(): boolean {
  return window.siteConsent?.record?.categories.analytics === true
}

/** The pattern of the page, `/tratamente/:slug`. */
export function routeInView(): string {
  return document.documentElement.dataset.route ?? ''
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
