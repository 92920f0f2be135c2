import { securityHeaders } from '../../http/security-headers.ts'

/** Files to download; the guard adds that they must not be cached. */
export function csvAnswer(text: string, name: string): Response {
  return fileAnswer(text, name, 'text/csv; charset=utf-8')
}

export function jsonFile(body: string | ReadableStream<Uint8Array>, name: string): Response {
  return fileAnswer(body, name, 'application/json')
}

function fileAnswer(body: string | ReadableStream<Uint8Array>, name: string, type: string): Response {
  return new Response(body, {
    headers: {
      ...securityHeaders,
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
