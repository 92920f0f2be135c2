import type { MiddlewareHandler } from 'hono'
import type { Address } from '../../http/address.ts'
import { addressOf } from '../../http/address-of.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { Unreachable } from '../../http/unreachable.ts'
import { route } from '../../routes.ts'
import { canonicalPath } from './canonical.ts'
import { createRedirectResolver, createTableLookup, isCall, type SiteIndex } from './resolve.ts'
import type { LegacyRedirects } from './table.ts'

/**
 * Answers the old addresses of the table, and other spellings of pages that are always there, with one 301. Nothing has
 * been loaded by then: the one thing most visits of robots need is the one thing a cold isolate can do at once.
 */
export function tableRedirects(table: readonly LegacyRedirects[]): MiddlewareHandler<AppEnv> {
  const lookUp = createTableLookup(table)

  return async function tableRedirects(c, next) {
    const address = addressOf(c)
    const location = lookUp(address) ?? (isAlwaysThere(address) ? respell(address) : null)
    return location === null ? next() : redirect(c.req.method, location)
  }
}

/** Answers the old addresses that depend on the pages there are, and every other spelling of a page. */
export function siteRedirects(siteIndex: SiteIndex): MiddlewareHandler<AppEnv> {
  const resolve = createRedirectResolver(siteIndex)

  return async function siteRedirects(c, next) {
    const address = addressOf(c)
    const location = resolve(address)
    if (location !== null) return redirect(c.req.method, location, isCertain(siteIndex))
    const spelled = respell(address)
    return spelled === null ? next() : redirect(c.req.method, spelled)
  }
}

/**
 * Runs when nothing has answered. The first requests of an isolate come before the owner's rows and the articles are
 * known: an address that no page answers waits for them, as long as a page does, and is looked up again. Nothing else
 * ever waits. If the database does not answer, nobody knows whether one of its rows names the address.
 */
export function redirectsOnceKnown(siteIndex: SiteIndex): MiddlewareHandler<AppEnv> {
  const resolve = createRedirectResolver({ ...siteIndex, settle: () => null })

  return async function redirectsOnceKnown(c, next) {
    const address = addressOf(c)
    const { match, locale, path } = address.resolved
    // Asked for a page too: so the rows are known by the time an old address comes.
    const settled = siteIndex.settle?.()
    if (siteIndex.isLive(match, locale)) return next()
    if (settled) {
      await settled
      const location = resolve(address)
      if (location !== null) return redirect(c.req.method, location, isCertain(siteIndex))
    }
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (isCertain(siteIndex) || !isRead || match !== null || isCall.test(path)) return next()
    throw new Unreachable('The address')
  }
}

/** What the database has not confirmed holds for this moment, and is cached nowhere. */
function isCertain(siteIndex: SiteIndex): boolean {
  return siteIndex.isCertain?.() ?? true
}

function redirect(method: string, location: string, isCertain = true): Response {
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed()
  const answer = isCertain
    ? new Response(null, { status: 301, headers: redirectHeaders })
    : new Response(null, { status: 302, headers: { ...securityHeaders, 'cache-control': 'no-store' } })
  answer.headers.set('location', location)
  return answer
}

/** Made once: the platform copies them faster than it reads an object. */
const redirectHeaders = new Headers({ ...securityHeaders, 'cache-control': 'public, max-age=86400' })

/** A row of the owner's may have a slug as its source that no page has any more, but no page without one. */
function isAlwaysThere({ normalised }: Address): boolean {
  return normalised?.match != null && route(normalised.match.id).collection === undefined
}

function respell(address: Address): string | null {
  const canonical = canonicalPath(address)
  return canonical === null ? null : canonical + address.search
}

function methodNotAllowed(): Response {
  return new Response(null, { status: 405, headers: { ...securityHeaders, allow: 'GET, HEAD' } })
}
