import { securityHeaders } from '../../http/security-headers.ts'

/** A file to download; the guard adds that it must not be cached. */
export function csvAnswer(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      ...securityHeaders,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
