import { type PagePolicy, pagePolicy, plainPolicy } from '../http/content-security-policy.ts'
import { baseHeaders, isolation } from '../http/security-headers.ts'
import { settings } from '../settings.ts'
import type { Loaded } from './load-payload.ts'

/** Pages may load what the settings enable: Google's tag, Turnstile. */
export const policy: PagePolicy = pagePolicy(settings)

/**
 * Browsers may store a page but must revalidate it; shared caches would repeat its nonce. A private page is stored
 * nowhere.
 */
export function pageHeaders(
  nonce: string,
  cache: Loaded['cache'],
  etag: string | null = null,
): Record<string, string> {
  const own = cache === 'secret' ? plainPolicy : policy
  return { ...headersBesidePolicy(cache, etag), 'content-security-policy': own.join(nonce) }
}

/** The headers of a cached page, without its policy. */
export function cachedPageHeaders(etag: string): Headers {
  return new Headers({ ...headersBesidePolicy('shared', etag), 'server-timing': 'cache;desc=hit' })
}

function headersBesidePolicy(cache: Loaded['cache'], etag: string | null): Record<string, string> {
  const isPrivate = cache === 'private' || cache === 'secret'
  return {
    ...baseHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPrivate ? 'no-store' : 'private, no-cache',
    ...(isPrivate && { ...isolation, 'x-robots-tag': 'noindex' }),
    ...(cache === 'secret' && { 'referrer-policy': 'no-referrer' }),
    ...(etag !== null && { etag }),
  }
}
