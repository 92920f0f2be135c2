import '../src/ui/styles/base.css'
import { startConsent } from '../src/features/consent/store.ts'
import { reportClientError } from './error-report.ts'
import { nextTask } from './next-task.ts'

/**
 * React takes over a page that works already. Its modules are evaluated one after the other and never in one task
 * with another: in between the page answers the visitor.
 */
async function takeOver(): Promise<void> {
  // Where the inline script was kept from running, the module does its work late.
  const head = window.siteConsent ?? (await import('../src/features/consent/head-script.ts')).head
  const consent = startConsent(head)
  await import('react-dom/client')
  await nextTask()
  const { hydrate } = await import('./hydrate.tsx')
  await nextTask()
  await hydrate(head, consent)
}

takeOver().catch((error: unknown) => reportClientError(error, null, null))
