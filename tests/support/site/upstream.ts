import { createServer } from 'node:http'
import { requestBody } from '../../../scripts/request-body.ts'

/** A way to Supabase that counts what is asked. It leads where `to` says, which may be known later. */
export async function openUpstream() {
  const asked: string[] = []
  let target = ''
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    asked.push(`${request.method} ${path}`)
    const body = await requestBody(request)
    if (body === null) return
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && !/^(host|connection|content-length|expect)$/.test(name))
        headers.set(name, value)
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    try {
      const answer = await fetch(target + path, {
        redirect: 'manual',
        method: request.method ?? 'GET',
        headers,
        body: hasBody ? body : null,
      })
      const sent = Object.fromEntries(
        [...answer.headers].filter(([name]) => !/^content-(length|encoding)$/.test(name)),
      )
      response.writeHead(answer.status, sent).end(Buffer.from(await answer.arrayBuffer()))
    } catch {
      // What it leads to was closed meanwhile: whoever asked sees the connection break, as without this way.
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The way to Supabase has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    leadTo: (url: string) => {
      target = url
    },
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
