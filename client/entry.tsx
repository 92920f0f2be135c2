import '../src/ui/base.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { openGates } from '../src/consent/gate.ts'
import { startConsent } from '../src/consent/store.ts'
import { announceView } from '../src/insights/announce.ts'
import { createView, type PagePayload } from '../src/page-payload.tsx'
import { App } from '../src/ui/app.tsx'
import { reportClientError } from './error-report.ts'
import { settleAddress } from './settle-address.ts'

/** React takes over a page that works already. The payload is the last thing in the document: wait for all of it. */
async function hydrate(): Promise<void> {
  // Where the inline script was kept from running, the module does its work late.
  const head = window.siteConsent ?? (await import('../src/consent/head-script.ts')).head
  const consent = startConsent(head)
  await documentParsed()
  const root = document.getElementById('app')
  const payload = document.getElementById('payload')
  if (!root || !payload?.textContent) throw new Error('The document holds no page to hydrate')
  const first: PagePayload = JSON.parse(payload.textContent)
  let view = await createView(first, first.route)
  settleAddress(first)
  const report = (error: unknown, info: { componentStack?: string | undefined }) =>
    reportClientError(error, info.componentStack ?? null, view.frame)
  const app = hydrateRoot(root, <App view={view} pending={false} consent={consent} />, {
    onCaughtError: report,
    onUncaughtError: report,
    onRecoverableError: report,
  })
  document.documentElement.dataset.hydrated = ''
  announceView(first.route)
  openGates(consent, head, first.layout.googleTag)
  await anySignOfInterest()
  const { followLinks } = await import('./navigation.ts')
  followLinks(first, {
    pending: () => app.render(<App view={view} pending={true} consent={consent} />),
    failed: () => app.render(<App view={view} pending={false} consent={consent} />),
    show: (next) => {
      view = next
      startTransition(() => app.render(<App view={view} pending={false} consent={consent} />))
      announceView(view.frame.route)
    },
  })
}

/**
 * The code that follows links is fetched at a visitor's first gesture: soon enough for the first click, and else the
 * browser loads the document.
 */
function anySignOfInterest(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const type of ['pointermove', 'touchstart', 'keydown', 'scroll'])
    addEventListener(type, () => resolve(), { once: true, passive: true, capture: true })
  return promise
}

function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  )
}

hydrate().catch((error: unknown) => reportClientError(error, null, null))
