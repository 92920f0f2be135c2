import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'

export type Edge = { url: string; close(): void }

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 }, flush: constants.BROTLI_OPERATION_FLUSH }
const texts = /^(text\/|application\/(json|javascript|xml|manifest)|image\/svg)/

export type Files = Readonly<Record<string, { type: string; text: string }>>

/** Stands in for Cloudflare's edge: text is compressed, a stream stays a stream. It answers some addresses itself. */
export function openEdge(origin: string, files: Files = {}): Promise<Edge> {
  const own = answerWith(files)
  return listen((incoming, answer) => {
    if (own(incoming, answer)) return
    const { 'accept-encoding': _, ...headers } = incoming.headers
    const options = { method: incoming.method, headers: { ...headers, host: new URL(origin).host } }
    const onward = request(origin + incoming.url, options, (given) => pass(given, answer))
    onward.on('error', (error) => answer.writeHead(502).end(String(error)))
    incoming.pipe(onward)
  })
}

function pass(given: IncomingMessage, answer: ServerResponse): void {
  const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...headers } = given.headers
  // The measured address has no TLS, so browsers must not be sent there.
  delete headers['strict-transport-security']
  const status = given.statusCode ?? 502
  if (status === 304 || !texts.test(headers['content-type'] ?? '')) {
    answer.writeHead(status, headers)
    given.pipe(answer)
    return
  }
  answer.writeHead(status, { ...headers, 'content-encoding': 'br' })
  given.pipe(createBrotliCompress(brotli)).pipe(answer)
}

export function serveFiles(files: Files): Promise<Edge> {
  const own = answerWith(files)
  return listen((incoming, answer) => own(incoming, answer) || answer.writeHead(404).end())
}

/** Answers and says so, if it has the file. */
function answerWith(files: Files): (incoming: IncomingMessage, answer: ServerResponse) => boolean {
  const ready = new Map(
    Object.entries(files).map(([path, { type, text }]) => [
      path,
      [type, brotliCompressSync(text, brotli)] as const,
    ]),
  )
  return (incoming, answer) => {
    const file = ready.get(incoming.url ?? '')
    if (file === undefined) return false
    const [type, bytes] = file
    answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(bytes)
    return true
  }
}

function listen(handler: (incoming: IncomingMessage, answer: ServerResponse) => unknown): Promise<Edge> {
  return new Promise((resolve, reject) => {
    const server: Server = createServer(handler)
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') return reject(new Error('The edge has no port'))
      resolve({
        url: `http://localhost:${address.port}`,
        close: () => {
          server.close()
          server.closeAllConnections()
        },
      })
    })
  })
}
