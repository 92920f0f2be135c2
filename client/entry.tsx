import '../src/ui/styles/base.css'
import { type FunctionComponent, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { type ConsentStore, startConsent } from '../src/features/consent/store.ts'
import { announceView } from '../src/features/insights/announce.ts'
import type { PageFrame } from '../src/page-frame.ts'
import { App } from '../src/shell/app.tsx'
import { createView, type DocumentPayload, type View } from '../src/shell/page-view.ts'
import { firstInteraction } from '../src/ui/hydration/on-first-interaction.ts'

/** The page that is shown, for reports. */
let inView: PageFrame | undefined

/**
 * Hydrates the page, fetches its fonts, and follows links from the first interaction on. The payload is the last
 * thing in the document, so all of it is awaited. Between the steps the browser can answer the visitor.
 */
async function hydrate(): Promise<void> {
  // If the inline script was blocked, the module does its work late.
  const head = window.siteConsent ?? (await import('../src/features/consent/head-script.ts')).head
  const consent = startConsent(head)
  await documentParsed()
  const root = document.getElementById('app')
  const payload = document.getElementById('payload')
  if (!root || !payload?.textContent) throw new Error('No page to hydrate')
  const first: DocumentPayload = JSON.parse(payload.textContent)
  inView = first
  const view = await createView(first, first.route, loadOwnPage)
  await nextTask()
  if (/[?&]lang=/.test(location.search)) (await import('./settle-address.ts')).settleAddress(first)
  const sheet = document.querySelector('.fold > link')
  const sent = root.querySelectorAll('*')
  let focused = document.activeElement
  // On its way down: React stops it at a part that it has not taken over.
  addEventListener('focusin', () => (focused = document.activeElement), true)
  let recovery: Promise<typeof import('./recovery.ts')> | undefined
  const app = await takeOver(root, view, consent, () => {
    recovery = import('./recovery.ts')
    recovery.then(({ giveBack }) => giveBack(sent, focused), console.warn)
  })
  document.documentElement.dataset.hydrated = ''
  announceView(first)
  let placeWaitingFonts = () => {}
  import('./after-hydration.ts')
    .then(({ afterHydration }) => {
      placeWaitingFonts = afterHydration(first, first.props === undefined, consent, head)
    })
    .catch((error: unknown) => console.warn('No live parts and no fonts', error))
  // Its links load documents: code that follows them would only delay the first tap.
  if (first.route.startsWith('admin/')) return
  let whole = view
  if (recovery) {
    whole = await (await recovery).makeWhole(first, sheet)
    app.render(<App view={whole} pending={false} consent={consent} />)
  }
  // Soon enough for the first click; if it is not, or cannot be had, the browser loads the document.
  await firstInteraction()
  const navigation = await import('./navigation.ts').catch((error: unknown) => {
    console.warn('Links load documents', error)
    return null
  })
  navigation?.followLinks(first, whole, (shown) => {
    inView = shown.view.frame
    if (shown.view !== view) placeWaitingFonts()
    app.render(<App {...shown} consent={consent} />)
  })
}

/**
 * The component of the page in the document, by the address that the server named: a module comes after all that it
 * imports, so the page's own is the last. The list of all pages comes with the navigation.
 */
async function loadOwnPage(): Promise<FunctionComponent<object>> {
  const modules = document.querySelector<HTMLElement>('[data-modules]')?.dataset.modules ?? '[]'
  const page: { default: FunctionComponent<object> } = await import(
    /* @vite-ignore */ JSON.parse(modules).at(-1)
  )
  return page.default
}

/**
 * In a transition, so that React yields to the browser every few milliseconds. Resolves when hydration is done; before
 * that it tells when the page was not what the server had sent, and React recovers by rendering it anew.
 */
function takeOver(
  root: HTMLElement,
  view: View,
  consent: ConsentStore,
  onRecovery: () => void,
): Promise<Root> {
  const report = (error: unknown, info: { componentStack?: string | undefined }) =>
    reportError(error, info.componentStack)
  return new Promise((resolve) => {
    startTransition(() => {
      const app = hydrateRoot(
        root,
        <App view={view} pending={false} consent={consent} onReady={() => resolve(app)} />,
        {
          onCaughtError: report,
          onUncaughtError: report,
          onRecoverableError(error, info) {
            onRecovery()
            report(error, info)
          },
        },
      )
    })
  })
}

/** It is loaded when there is something to report. */
const loadReporter = () => import('./error-report.ts')

function reportError(error: unknown, component?: string): void {
  loadReporter().then(
    ({ reportClientError }) => reportClientError(error, component, inView),
    () => console.error(error),
  )
}

function reportUncaught(error: unknown): void {
  loadReporter().then(({ reportUncaught }) => reportUncaught(error, inView), console.warn)
}

/** Lets the browser do pending work first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

async function documentParsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

// What React does not catch: handlers of events, timers, promises that nobody awaits.
addEventListener('error', ({ error }) => reportUncaught(error))
addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason))
hydrate().catch((error: unknown) => reportError(error))
