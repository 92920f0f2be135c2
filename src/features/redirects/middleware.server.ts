import type { MiddlewareHandler } from 'hono'
import type { Address } from '../../http/address.ts'
import { addressOf } from '../../http/address-of.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { canonicalPath } from './canonical.ts'
import { createRedirectResolver, type SiteIndex } from './resolve.ts'
import type { LegacyRedirects } from './table.ts'

/**
 * Answers old addresses with one 301 before anything else runs; everything else passes through untouched. What is known
 * to be the address of a page, spelled as it should be, is no old address: no row may have one as its source.
 */
export function legacyRedirects(
  table: readonly LegacyRedirects[],
  siteIndex: SiteIndex,
  isKnownPage: (pathname: string) => boolean,
): MiddlewareHandler<AppEnv> {
  const resolve = createRedirectResolver(table, siteIndex)

  return async function legacyRedirects(c, next) {
    const address = addressOf(c)
    if (isKnownPage(address.pathname)) return next()
    const location = resolve(address) ?? respell(address)
    return location === null ? next() : redirect(c.req.method, location)
  }
}

/** A visitor with an unknown address waits so long, once in the life of an isolate. */
const settleLimitMs = 1_000

/**
 * Runs when nothing has answered. The first requests of an isolate come before the owner's rows and the articles are
 * known: an address that no page answers waits for them a moment and is looked up again. Nothing else ever waits.
 */
export function redirectsOnceKnown(
  table: readonly LegacyRedirects[],
  siteIndex: SiteIndex,
): MiddlewareHandler<AppEnv> {
  const resolve = createRedirectResolver(table, { ...siteIndex, settle: () => null })

  return async function redirectsOnceKnown(c, next) {
    const settled = siteIndex.settle?.()
    if (!settled) return next()
    const address = addressOf(c)
    const { match, locale } = address.resolved
    if (siteIndex.isLive(match, locale)) return next()
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, settleLimitMs))])
    const location = resolve(address)
    return location === null ? next() : redirect(c.req.method, location)
  }
}

function redirect(method: string, location: string): Response {
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed()
  const answer = new Response(null, { status: 301, headers: redirectHeaders })
  answer.headers.set('location', location)
  return answer
}

/** Made once: the platform copies them faster than it reads an object. */
const redirectHeaders = new Headers({ ...securityHeaders, 'cache-control': 'public, max-age=86400' })

function respell(address: Address): string | null {
  const canonical = canonicalPath(address)
  return canonical === null ? null : canonical + address.search
}

function methodNotAllowed(): Response {
  return new Response(null, { status: 405, headers: { ...securityHeaders, allow: 'GET, HEAD' } })
}
