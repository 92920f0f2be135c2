import type { MiddlewareHandler } from 'hono'
import type { Address } from '../../http/address.ts'
import { addressOf } from '../../http/address-of.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { Unreachable } from '../../http/unreachable.ts'
import { canonicalPath } from './canonical.ts'
import { createRedirectResolver, isCall, type Redirect, type SiteIndex } from './resolve.ts'
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
    const found = resolve(address) ?? respell(address)
    return found === null ? next() : redirect(c.req.method, found)
  }
}

/** A visitor with an unknown address waits so long, once in the life of an isolate. */
const settleLimitMs = 1_000

/**
 * Runs when nothing has answered. The first requests of an isolate come before the owner's rows and the articles are
 * known: an address that no page answers waits for them a moment and is looked up again. Nothing else ever waits. If
 * the database does not answer, nobody knows whether one of its rows names the address.
 */
export function redirectsOnceKnown(
  table: readonly LegacyRedirects[],
  siteIndex: SiteIndex,
): MiddlewareHandler<AppEnv> {
  const resolve = createRedirectResolver(table, { ...siteIndex, settle: () => null })

  return async function redirectsOnceKnown(c, next) {
    const address = addressOf(c)
    const { match, locale, path } = address.resolved
    // Asked for a page too: so the rows are known by the time an old address comes.
    const settled = siteIndex.settle?.()
    if (siteIndex.isLive(match, locale)) return next()
    if (settled) {
      await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, settleLimitMs))])
      const found = resolve(address)
      if (found !== null) return redirect(c.req.method, found)
    }
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const isCertain = siteIndex.isCertain?.() ?? true
    if (isCertain || !isRead || match !== null || isCall.test(path)) return next()
    throw new Unreachable('The address')
  }
}

function redirect(method: string, { location, isCertain }: Redirect): Response {
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed()
  const answer = isCertain
    ? new Response(null, { status: 301, headers: redirectHeaders })
    : new Response(null, { status: 302, headers: { ...securityHeaders, 'cache-control': 'no-store' } })
  answer.headers.set('location', location)
  return answer
}

/** Made once: the platform copies them faster than it reads an object. */
const redirectHeaders = new Headers({ ...securityHeaders, 'cache-control': 'public, max-age=86400' })

function respell(address: Address): Redirect | null {
  const canonical = canonicalPath(address)
  return canonical === null ? null : { location: canonical + address.search, isCertain: true }
}

function methodNotAllowed(): Response {
  return new Response(null, { status: 405, headers: { ...securityHeaders, allow: 'GET, HEAD' } })
}
