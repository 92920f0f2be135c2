import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createServer, type Server } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/**
 * A site behind TLS, without which WebKit keeps no `__Host-` cookie, and what its pages complain of: errors and warnings of
 * the console, uncaught errors, what the policy refuses, and answers that are errors. WebDriver tells none of them.
 */
export type Front = {
  url: string
  /** What there was since it was asked last. */
  complaints(): readonly string[]
  close(): Promise<void>
}

const reports = '/__complaint'
/** What a test tells a page that it leaves: whatever is on its way to it is lost, and that is no fault. */
export const leaving = 'testleaves'

export async function openFront(site: string): Promise<Front> {
  const complaints: string[] = []
  const server = createServer(selfSigned(), async (asked, answer) => {
    if (asked.url === reports) {
      complaints.push(await text(asked))
      answer.writeHead(204).end()
      return
    }
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const passed = request(site + asked.url, { method: asked.method, headers })
    passed.on('response', async (came: IncomingMessage) => {
      const { statusCode = 0, headers } = came
      if (statusCode >= 400) complaints.push(`${statusCode}: ${asked.method} ${asked.url}`)
      const isPage = headers['content-type']?.startsWith('text/html') && asked.method === 'GET'
      if (isPage) delete headers['content-length']
      answer.writeHead(statusCode, headers)
      if (isPage) answer.end(watched(await text(came), headers['content-security-policy']))
      else came.pipe(answer)
    })
    // A browser that leaves a page drops what it had asked for.
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://127.0.0.1:${portOf(server)}`,
    complaints: () => complaints.splice(0),
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The page with a script before all others that reports what it complains of, by the nonce of its own policy. */
function watched(page: string, policy: string | string[] | undefined): string {
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(policy)) ?? []
  return page.replace(
    /<head[^>]*>/,
    (head) =>
      `${head}<script nonce="${nonce}">(${watch})(${JSON.stringify(reports)}, ${JSON.stringify(leaving)})</script>`,
  )
}

/** Runs in the page. */
function watch(reports: string, leaving: string): void {
  const left = new AbortController()
  for (const end of [leaving, 'pagehide']) addEventListener(end, () => left.abort())
  // Later, for a page that has just been asked to go hears of it.
  const report = (complaint: string) =>
    setTimeout(() => {
      if (!left.signal.aborted) navigator.sendBeacon(reports, `${location.pathname}: ${complaint}`)
    }, 100)
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...words: unknown[]) => {
      report(`${level}: ${words.map(String).join(' ')}`)
      write(...words)
    }
  }
  addEventListener('error', ({ message }) => report(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`the policy refuses ${violatedDirective} ${blockedURI}`),
  )
}

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync('openssl', ['req', '-x509', '-nodes', ...curve, ...name, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const made = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return made
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The front has no port')
  return address.port
}
