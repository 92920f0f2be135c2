import { securityHeaders } from '../../http/security-headers.ts'

/** Files to download; the guard adds that they must not be cached. */
export function csvResponse(text: string, name: string): Response {
  return fileResponse(text, name, 'text/csv; charset=utf-8')
}

export function jsonFile(body: string | ReadableStream<Uint8Array>, name: string): Response {
  return fileResponse(body, name, 'application/json')
}

function fileResponse(body: string | ReadableStream<Uint8Array>, name: string, type: string): Response {
  return new Response(body, {
    headers: {
      ...securityHeaders,
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
