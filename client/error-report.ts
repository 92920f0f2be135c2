import type { PageFrame } from '../src/page-frame.ts'
import { patience } from '../src/ui/patience.ts'

const largest = { name: 100, message: 1000, stack: 4000, component: 2000 }
const reportsAPage = 5
let sent = 0

/** Reports an error to the console and the clinic's team, without the address and without anything typed. */
export function reportClientError(error: unknown, component: string | null, page: PageFrame | null): void {
  console.error(error)
  enableSheets()
  if (sent >= reportsAPage) return
  sent += 1
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const body = JSON.stringify({
    name: name.slice(0, largest.name),
    message: message.slice(0, largest.message),
    stack: stack?.slice(0, largest.stack) ?? null,
    component: component?.slice(0, largest.component) ?? null,
    route: page?.route ?? 'unknown',
    build: page?.build ?? 'unknown',
  })
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
    signal: patience(),
  }).catch((failure: unknown) => console.warn('The error could not be reported', failure))
}

/** The sheet of a page goes with the page that failed. The head names all that it is made of. */
function enableSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    sheet.disabled = false
    sheet.media = 'all'
  }
}
