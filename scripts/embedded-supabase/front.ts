import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { FaultSwitch, Played } from './faults.ts'

type Answer = (request: Request) => Response | Promise<Response>

/** The HTTP server on loopback: applies faults, then calls the application. */
export function createFront(answer: Answer, faults: FaultSwitch): Server {
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(
        `[embedded supabase] ${request.method} failed: ${error instanceof Error ? error.name : 'error'}`,
      )
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"internal error"}')
    })
  })
  server.on('connection', (socket) => {
    if (!faults.accepts()) socket.destroy()
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Read first: the client may be gone when the database gets to it.
    const webRequestOf = await webRequest(request)
    const played = await faults.play(request, response)
    if (played === null) return
    await carryOut(played, webRequestOf, request, response).finally(played.done)
  }

  async function carryOut(
    played: Played,
    sent: Request,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const answered = await answer(sent)
    const body = Buffer.from(await answered.arrayBuffer())
    if (played.answer === 'lost') return void request.socket.destroy()
    if (played.afterMs > 0) await delay(played.afterMs)
    if (response.destroyed) return
    response.writeHead(answered.status, nodeHeaders(answered.headers)).end(body)
  }
  return server
}

/** Listens on loopback and returns the address; a busy port is named in the error. */
export async function listen(server: Server, port: number): Promise<string> {
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject).listen(port, '127.0.0.1', () => listening.resolve())
  try {
    await listening.promise
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(`Port ${port} on 127.0.0.1 is in use. Stop what listens there, or choose another port.`)
    }
    throw error
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}

/** Closes the server before its database is closed. Running requests get one second to finish. */
export async function stopListening(server: Server): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const forced = setTimeout(() => server.closeAllConnections(), 1000)
  await ended
  clearTimeout(forced)
}

async function webRequest(request: IncomingMessage): Promise<Request> {
  const headers = new Headers()
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  const method = request.method ?? 'GET'
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks)
  return new Request(new URL(request.url ?? '/', 'http://127.0.0.1'), { method, headers, body })
}

function nodeHeaders(headers: Headers): Record<string, string | string[]> {
  const { 'content-length': _, ...others } = Object.fromEntries(headers)
  const cookies = headers.getSetCookie()
  return cookies.length > 0 ? { ...others, 'set-cookie': cookies } : others
}
