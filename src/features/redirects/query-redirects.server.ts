import type { Context } from 'hono'
import type { Address } from '../../http/address.ts'
import { addressOf } from '../../http/address-of.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { defaultLocale } from '../../locale.ts'
import { matchRoute } from '../../routes.ts'
import { insightSink } from '../insights/sink.server.ts'
import { type OwnerRow, redirectQuery, type SiteIndex } from './lookup.ts'
import { mayNameOldAddress, parametersOf } from './parameters.ts'
import { redirect } from './redirect-requests.server.ts'
import { reserved } from './reserved.ts'
import { isCertain } from './site-redirects.server.ts'

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

/** The target of an owner's row that names parameters of this address, and the row; null if there is none. */
function resolveByQuery(address: Address, siteIndex: SiteIndex): { location: string; row: OwnerRow } | null {
  const { normalised, wholeSearch } = address
  if (normalised === null || !mayNameOldAddress(address) || reserved.test(normalised.path)) return null
  const row = siteIndex.ownerRowFor?.(normalised.path, parametersOf(wholeSearch)) ?? null
  const locale = normalised.language ?? defaultLocale
  if (row === null || !siteIndex.isLive(matchRoute(row.to), locale)) return null
  return { location: row.to + redirectQuery(wholeSearch, true, locale), row }
}
