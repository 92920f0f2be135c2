import { pageSecurityHeaders } from '../http/security-headers.ts'
import type { Loaded } from './load-payload.ts'

/**
 * Browsers may keep a page but must ask whether it is still true; caches that people share would repeat its nonce. One
 * that is private stays nowhere.
 */
export function pageHeaders(
  nonce: string,
  cache: Loaded['cache'],
  etag: string | null = null,
): Record<string, string> {
  const headers = pageSecurityHeaders(nonce)
  headers['content-type'] = 'text/html; charset=utf-8'
  headers['cache-control'] = cache === 'private' ? 'no-store' : 'private, no-cache'
  if (cache !== 'private') headers['speculation-rules'] = '"/speculation-rules.json"'
  if (cache === 'private') headers['x-robots-tag'] = 'noindex'
  if (etag !== null) headers.etag = etag
  return headers
}

/** The headers of a page that is answered again and again. Its policy is not among them. */
export function cachedPageHeaders(etag: string): Headers {
  const headers = new Headers(pageHeaders('', 'shared', etag))
  headers.delete('content-security-policy')
  headers.set('server-timing', 'cache;desc=hit')
  return headers
}
