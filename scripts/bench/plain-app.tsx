import { hydrateRoot } from 'react-dom/client'
import { startConsent } from '../../src/features/consent/store.ts'
import { loadPage } from '../../src/pages/load-page.ts'
import { App } from '../../src/shell/app.tsx'
import { createView, type PagePayload } from '../../src/shell/page-view.ts'

/** The browser's half of a page as plain React does it: all data in the document, all of it hydrated at once. */
const root = document.getElementById('app')
const head = window.siteConsent
const payload: PagePayload = JSON.parse(document.getElementById('payload')?.textContent ?? 'null')
if (!root || !head) throw new Error('No page to hydrate')
const view = await createView(payload, payload.route, loadPage)
const onReady = () => document.documentElement.setAttribute('data-hydrated', '')
hydrateRoot(root, <App view={view} pending={false} consent={startConsent(head)} onReady={onReady} />)
