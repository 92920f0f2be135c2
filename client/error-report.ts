import type { PageFrame } from '../src/page-frame.ts'
import { patience } from '../src/ui/patience.ts'

const largest = { name: 100, message: 1000, stack: 4000, component: 2000 }
const reportsAPage = 5
/** A repeated error is reported once. */
const reported = new Set<string>()

/** Reports an error to the console and the clinic's team, without the address and without anything typed. */
export function reportClientError(
  error: unknown,
  component: string | undefined,
  page: PageFrame | undefined,
): void {
  console.error(error)
  enableSheets()
  report(error instanceof Error ? error : new Error(String(error)), component, page)
}

/**
 * Reports what nobody caught, which the browser has told the console. Errors of extensions, of a browser's own scripts and
 * of translations arrive here too: only one that has been in a file of the site is the site's.
 */
export function reportUncaught(error: unknown, page: PageFrame | undefined): void {
  if (error instanceof Error && error.stack?.includes(`${location.origin}/assets/`))
    report(error, undefined, page)
}

function report(
  { name, message, stack = '' }: Error,
  component: string | undefined,
  page: PageFrame | undefined,
) {
  const error = `${name}: ${message} ${stack}`
  if (reported.has(error) || reported.size >= reportsAPage) return
  reported.add(error)
  const body = JSON.stringify({
    name: name.slice(0, largest.name),
    message: message.slice(0, largest.message),
    stack: withoutAddress(stack).slice(0, largest.stack) || null,
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

/** The document's own scripts are in a stack by its address, with what the visitor has chosen there. */
function withoutAddress(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => !line.includes(location.origin) || line.includes(`${location.origin}/assets/`))
    .join('\n')
}

/** The sheet of a page goes with the page that failed. The head names all that it is made of. */
function enableSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    sheet.disabled = false
    sheet.media = 'all'
  }
}
