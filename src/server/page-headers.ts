import type { Loaded } from './load-payload.ts'
import { pageSecurityHeaders } from './security-headers.ts'

/**
 * Browsers may keep a page but must ask whether it is still true. One that is private stays nowhere, and its address
 * is told to nobody; our own forms still get their origin.
 */
export function pageHeaders(
  nonce: string,
  cache: Loaded['cache'],
  etag: string | null = null,
): Record<string, string> {
  const headers = pageSecurityHeaders(nonce)
  headers['content-type'] = 'text/html; charset=utf-8'
  headers['cache-control'] = cache === 'private' ? 'no-store' : 'no-cache'
  if (cache === 'private') {
    headers['x-robots-tag'] = 'noindex'
    headers['referrer-policy'] = 'same-origin'
  }
  if (etag !== null) headers.etag = etag
  return headers
}
