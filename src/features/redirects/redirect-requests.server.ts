import type { Context, MiddlewareHandler } from 'hono'
import type { Address } from '../../http/address.ts'
import { addressOf } from '../../http/address-of.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { isRead } from '../../http/is-read.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { Unreachable } from '../../http/unreachable.ts'
import { route } from '../../routes.ts'
import type { Env } from '../../settings-schema.ts'
import { insightSink } from '../insights/sink.server.ts'
import { canonicalPath } from './canonical.ts'
import type { LegacyRedirects } from './legacy-redirects.ts'
import { createRedirectResolver, createTableLookup, resolveByQuery, type SiteIndex } from './lookup.ts'
import { reserved } from './reserved.ts'

/**
 * Answers old addresses of the table, and other spellings of pages that always exist, with one 301. It needs no
 * data and no further code: most visits of robots need this alone, and a cold isolate can do it at once.
 */
export function tableRedirects(table: readonly LegacyRedirects[]): (c: Context<AppEnv>) => Response | null {
  const lookUp = createTableLookup(table)

  return function tableRedirect(c) {
    const address = addressOf(c)
    const location = lookUp(address) ?? (isAlwaysThere(address) ? respell(address) : null)
    return location === null ? null : redirect(c, location)
  }
}

/**
 * Answers an old address that a row of the owner tells from others by its query (`/?p=123`), before a page of that path does. It
 * waits for the rows as `redirectsOnceKnown` does, and is asked only where no page reads such a parameter.
 */
export function queryRedirects(siteIndex: SiteIndex): (c: Context<AppEnv>) => Promise<Response | null> {
  return async function queryRedirect(c) {
    await siteIndex.settle?.()
    const found = resolveByQuery(addressOf(c), siteIndex)
    if (found === null) return null
    insightSink(c.env).write({ kind: 'redirect', path: found.row.from })
    return redirect(c, found.location, isCertain(siteIndex) ? 'until-a-page' : 'for-now')
  }
}

/** Answers old addresses that depend on existing pages, and every other spelling of a page. */
export function siteRedirects(siteIndex: SiteIndex): MiddlewareHandler<AppEnv> {
  const resolve = createRedirectResolver(siteIndex)

  return async function siteRedirects(c, next) {
    const address = addressOf(c)
    const location = resolve(address)
    if (location !== null) {
      countHit(c.env, address, siteIndex)
      return redirect(c, location, lastingOf(address, siteIndex))
    }
    const spelled = respell(address)
    return spelled === null ? next() : redirect(c, spelled)
  }
}

/**
 * Runs when nothing has answered. An isolate's first requests may come before the owner's rows and the articles are
 * loaded: an address without a page waits for them, as long as a page would, and is looked up again. Nothing else
 * ever waits. If the database does not answer, one of its rows might still name the address.
 */
export function redirectsOnceKnown(siteIndex: SiteIndex): MiddlewareHandler<AppEnv> {
  const resolve = createRedirectResolver({ ...siteIndex, settle: () => null })

  return async function redirectsOnceKnown(c, next) {
    const address = addressOf(c)
    const { match, locale, path } = address.resolved
    // Asked for a page too, so that the rows are loaded by the time an old address comes.
    const settled = siteIndex.settle?.()
    if (siteIndex.isLive(match, locale)) return next()
    if (settled) {
      await settled
      const location = resolve(address)
      if (location !== null) {
        countHit(c.env, address, siteIndex)
        return redirect(c, location, lastingOf(address, siteIndex))
      }
    }
    if (isCertain(siteIndex) || !isRead(c) || match !== null || reserved.test(path)) return next()
    throw new Unreachable('The address')
  }
}

/**
 * Counts a hit, so that the owner sees which rows are still of use. The addresses are the owner's own: nothing in them
 * is personal.
 */
function countHit(env: Env, { normalised }: Address, siteIndex: SiteIndex): void {
  if (normalised !== null && siteIndex.ownerTarget?.(normalised.path))
    insightSink(env).write({ kind: 'redirect', path: normalised.path })
}

/** `until-a-page`: where an article or another page of a collection may appear any day. */
type Lasting = 'kept' | 'until-a-page' | 'for-now'

function lastingOf({ resolved }: Address, siteIndex: SiteIndex): Lasting {
  if (!isCertain(siteIndex)) return 'for-now'
  return resolved.match === null ? 'kept' : 'until-a-page'
}

/** An answer the database has not confirmed is valid for this moment, and is not cached. */
function isCertain(siteIndex: SiteIndex): boolean {
  return siteIndex.isCertain?.() ?? true
}

function redirect(c: Context<AppEnv>, location: string, lasting: Lasting = 'kept'): Response {
  if (!isRead(c)) return methodNotAllowed()
  const answer =
    lasting === 'kept'
      ? new Response(null, { status: 301, headers: redirectHeaders })
      : new Response(null, {
          status: lasting === 'for-now' ? 302 : 301,
          headers: { ...securityHeaders, 'cache-control': 'no-store' },
        })
  answer.headers.set('location', location)
  return answer
}

/** Built once: the platform copies `Headers` faster than it reads an object. */
const redirectHeaders = new Headers({ ...securityHeaders, 'cache-control': 'public, max-age=86400' })

/** An owner's row may have as its source a slug whose page is gone, but never a page without a slug. */
function isAlwaysThere({ normalised }: Address): boolean {
  return normalised?.match != null && route(normalised.match.id).collection === undefined
}

function respell(address: Address): string | null {
  const canonical = canonicalPath(address)
  return canonical === null ? null : canonical + address.wholeSearch
}

function methodNotAllowed(): Response {
  return new Response(null, { status: 405, headers: { ...securityHeaders, allow: 'GET, HEAD' } })
}
