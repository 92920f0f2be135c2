import { type PagePolicy, pagePolicy } from '../http/page-policy.ts'
import { baseHeaders } from '../http/security-headers.ts'
import { settings } from '../settings.ts'
import type { Loaded } from './load-payload.ts'

/** Pages with what the settings let them load: Google's tag, Turnstile. */
export const policy: PagePolicy = pagePolicy(settings)

/**
 * Browsers may keep a page but must ask whether it is still true; caches that people share would repeat its nonce. One
 * that is private stays nowhere.
 */
export function pageHeaders(
  nonce: string,
  cache: Loaded['cache'],
  etag: string | null = null,
): Record<string, string> {
  return { ...headersBesidePolicy(cache, etag), 'content-security-policy': policy.join(nonce) }
}

/** The headers of a page that is answered again and again. Its policy is not among them. */
export function cachedPageHeaders(etag: string): Headers {
  return new Headers({ ...headersBesidePolicy('shared', etag), 'server-timing': 'cache;desc=hit' })
}

function headersBesidePolicy(cache: Loaded['cache'], etag: string | null): Record<string, string> {
  return {
    ...baseHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cache === 'private' ? 'no-store' : 'private, no-cache',
    ...(cache !== 'private' && { 'speculation-rules': '"/speculation-rules.json"' }),
    ...(cache === 'private' && { 'x-robots-tag': 'noindex' }),
    ...(etag !== null && { etag }),
  }
}
