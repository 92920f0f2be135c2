import type { MiddlewareHandler } from 'hono'
import type { Address } from '../../http/address.ts'
import { addressOf } from '../../http/address-of.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { isRead } from '../../http/is-read.ts'
import { Unreachable } from '../../http/unreachable.ts'
import type { Env } from '../../settings-schema.ts'
import { insightSink } from '../insights/sink.server.ts'
import type { SiteIndex } from './lookup.ts'
import { type Lasting, redirect, respell } from './redirect-requests.server.ts'
import { reserved } from './reserved.ts'
import { createRedirectResolver } from './site-lookup.ts'

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

function lastingOf({ resolved }: Address, siteIndex: SiteIndex): Lasting {
  if (!isCertain(siteIndex)) return 'for-now'
  return resolved.match === null ? 'kept' : 'until-a-page'
}

/** An answer the database has not confirmed is valid for this moment, and is not cached. */
export function isCertain(siteIndex: SiteIndex): boolean {
  return siteIndex.isCertain?.() ?? true
}
