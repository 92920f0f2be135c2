import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts'
import { consentKey } from '../samples/examples.ts'

type Visit = { stored: object; ahead: string }
type SeenRequest = { method: string; path: string; purpose: string | undefined }

/**
 * A visitor with a browser that nobody watches: Chromium makes no page ahead of a visit while a debugger is attached.
 * All that is seen are the requests, on their way through a server of the test, which also has the page where the visit
 * begins: it keeps a choice, asks the browser to make the page `ahead`, and goes there when `go` is called. Resolves when
 * that page is made. A browser short of processor or memory gives such a page up and tells nobody: another one is asked.
 */
export async function openUnwatchedVisit(siteUrl: string, visit: Visit) {
  for (let left = 3; left > 0; left -= 1) {
    const { requests, quiet, go, close } = await beginVisit(siteUrl, visit)
    const isMade = await Promise.race([quiet.then(() => true), delay(20_000, false)])
    if (isMade) {
      onTestFinished(close)
      return { requests, go }
    }
    await close()
    console.info(`${visit.ahead} was not made ahead; asked for: ${JSON.stringify(requests)}`)
  }
  throw new Error(`No browser made ${visit.ahead} ahead`)
}

async function beginVisit(siteUrl: string, { stored, ahead }: Visit) {
  const requests: SeenRequest[] = []
  const going = Promise.withResolvers<void>()
  const quiet = Promise.withResolvers<void>()

  const server = createServer((request, response) => {
    const { method = 'GET', url: path = '/', headers } = request
    if (path === '/begin') response.setHeader('content-type', 'text/html').end(beginning(stored, ahead))
    else if (path === '/go') going.promise.then(() => response.end())
    else if (path === '/quiet') response.end(quiet.resolve())
    else {
      requests.push({ method, path, purpose: headers['sec-purpose']?.toString() })
      pass(request, response)
    }
  })

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = request
    const onward = ask(siteUrl + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } })
    onward.on('response', async (answer) => {
      // The page grows by the script that reports.
      const { 'content-length': _length, ...headers } = answer.headers
      response.writeHead(answer.statusCode ?? 502, url === ahead ? headers : answer.headers)
      if (url === ahead) response.end(reporting(await text(answer)))
      else answer.pipe(response)
    })
    request.pipe(onward)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The way has no port')
  const profile = await mkdtemp(join(tmpdir(), 'browser-'))
  const browser = spawn(
    findChromium(),
    [...chromiumFlags, `--user-data-dir=${profile}`, `http://127.0.0.1:${address.port}/begin`],
    { stdio: 'ignore' },
  )
  const close = async () => {
    browser.kill()
    await once(browser, 'exit')
    server.closeAllConnections()
    server.close()
    await rm(profile, { recursive: true, maxRetries: 5 })
  }
  return { requests, quiet: quiet.promise, go: () => going.resolve(), close }
}

function beginning(stored: object, ahead: string): string {
  const rules = { prerender: [{ urls: [ahead], eagerness: 'immediate' }] }
  return (
    `<!doctype html><script>localStorage.setItem('${consentKey}', ${JSON.stringify(JSON.stringify(stored))})</script>` +
    `<script type="speculationrules">${JSON.stringify(rules)}</script>` +
    `<script>fetch('/go').then(() => { location.href = ${JSON.stringify(ahead)} })</script>`
  )
}

/** The page says when it stands, and has had the time to load and to send whatever it would. */
function reporting(html: string): string {
  const [, nonce] = /nonce="([^"]+)"/.exec(html) ?? []
  return html.replace(
    '</head>',
    `<script nonce="${nonce}">new MutationObserver(async (_, observer) => {
      if (document.documentElement.dataset.hydrated === undefined) return
      observer.disconnect()
      if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded))
      for (let trip = 0; trip < 5; trip += 1) await fetch('/favicon.svg', { cache: 'no-store' })
      await fetch('/quiet')
    }).observe(document.documentElement, { attributes: true })</script></head>`,
  )
}
