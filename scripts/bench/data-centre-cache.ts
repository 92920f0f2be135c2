import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { requestBody } from '../request-body.ts'

export type CacheFault = 'slow' | 'broken'

export type DataCentreCache = Awaited<ReturnType<typeof openDataCentreCache>>

/**
 * The Cache API of one data centre, as workerd speaks to it: isolates with the same address share entries. An entry
 * is stored as a whole HTTP/1.1 response and returned with `CF-Cache-Status`.
 */
export async function openDataCentreCache() {
  const stored = new Map<string, Buffer>()
  const requested: string[] = []
  let fault: CacheFault | null = null
  const server = createServer(async (request, response) => {
    const key = `${request.headers['cf-cache-namespace'] ?? ''} ${request.headers.host}${request.url}`
    requested.push(`${request.method} ${key}`)
    const body = await requestBody(request)
    if (body === null) return
    if (fault === 'slow') await delay(3_000)
    if (fault === 'broken') return request.socket.destroy()
    if (request.method === 'PUT') stored.set(key, body)
    if (request.method === 'PURGE') return response.writeHead(stored.delete(key) ? 200 : 404).end()
    if (request.method !== 'GET') return response.writeHead(204).end()
    const found = stored.get(key)
    if (found === undefined) return response.writeHead(504, { 'cf-cache-status': 'MISS' }).end()
    const end = found.indexOf('\r\n\r\n')
    const [, ...lines] = found.subarray(0, end).toString().split('\r\n')
    const headers = lines
      .map((line) => line.split(/:\s*/, 2))
      .filter(([name]) => !/^transfer-/i.test(name ?? ''))
    response
      .writeHead(200, { ...Object.fromEntries(headers), 'cf-cache-status': 'HIT' })
      .end(found.subarray(end + 4))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The cache has no port')
  return {
    port: address.port,
    /** Entries by namespace and address. */
    kept: stored,
    asked: requested,
    /** Starts a fault, or ends it with null. */
    set: (next: CacheFault | null) => {
      fault = next
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
