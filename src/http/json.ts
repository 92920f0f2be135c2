import { securityHeaders } from './security-headers.ts'

/** A response for the site's own scripts: not indexed and, unless `headers` say otherwise, not cached. */
export function json(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: {
      ...securityHeaders,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...((status === 429 || status === 503) && { 'retry-after': '60' }),
      ...headers,
    },
  })
}
