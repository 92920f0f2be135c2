import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

const askedAt = '/next-piece'

/**
 * The site behind an address of its own, from which one page comes tag by tag, each when the one before is drawn: the body
 * from `<main` up to the tag that says this. Whatever else is asked for comes at once.
 */
export async function openInPieces(siteUrl: string, path: string, end: string) {
  let rest: string[] = []
  let pageAnswer: ServerResponse | undefined
  let sent = 0
  const sendNext = () => {
    const piece = rest.shift()
    if (piece === undefined) return
    sent += 1
    if (rest.length > 0) pageAnswer?.write(piece)
    else pageAnswer?.end(piece)
  }
  const server = createServer(async (request, response) => {
    if (request.url === askedAt) {
      sendNext()
      response.writeHead(204).end()
      return
    }
    const answer = await fetch(siteUrl + request.url, { headers: asked(request.headers), redirect: 'manual' })
    const body = Buffer.from(await answer.arrayBuffer())
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, headers)
    if (request.url !== path) {
      response.end(body)
      return
    }
    rest = inPieces(body.toString(), end)
    pageAnswer = response
    sendNext()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server of pieces has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Runs in the page before anything of it. */
    askForEach: `(${askForEach})('${askedAt}')`,
    /** How many pieces have been sent. */
    sent: () => sent,
  }
}

function asked({ accept, 'accept-language': language, cookie }: IncomingHttpHeaders): Record<string, string> {
  return {
    'accept-encoding': 'identity',
    ...(accept !== undefined && { accept }),
    ...(language !== undefined && { 'accept-language': language }),
    ...(cookie !== undefined && { cookie }),
  }
}

/** Cut before and after every tag of the part. */
function inPieces(html: string, end: string): string[] {
  const from = html.indexOf('<main')
  const to = html.lastIndexOf('<', html.indexOf(end, from))
  if (from === -1 || to <= from) throw new Error(`The page has no main part that ends at ${end}`)
  return [html.slice(0, from), ...(html.slice(from, to).match(/<[^>]*>|[^<]+/g) ?? []), html.slice(to)]
}

function askForEach(address: string): void {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const next = async () => {
    await drawn()
    await fetch(address)
    if (document.readyState === 'loading') await next()
  }
  void next()
}
