import type { Context } from 'hono'
import type { Address } from '../../http/address.ts'
import { addressOf } from '../../http/address-of.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { isRead } from '../../http/is-read.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import { route } from '../../routes.ts'
import { canonicalPath } from './canonical.ts'
import type { LegacyRedirects } from './legacy-redirects.ts'
import { createTableLookup } from './lookup.ts'

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

/** `until-a-page`: where an article or another page of a collection may appear any day. */
export type Lasting = 'kept' | 'until-a-page' | 'for-now'

export function redirect(c: Context<AppEnv>, location: string, lasting: Lasting = 'kept'): Response {
  if (!isRead(c)) return methodNotAllowed()
  const response =
    lasting === 'kept'
      ? new Response(null, { status: 301, headers: redirectHeaders })
      : new Response(null, {
          status: lasting === 'for-now' ? 302 : 301,
          headers: { ...securityHeaders, 'cache-control': 'no-store' },
        })
  response.headers.set('location', location)
  return response
}

/** Built once: the platform copies `Headers` faster than it reads an object. */
const redirectHeaders = new Headers({ ...securityHeaders, 'cache-control': 'public, max-age=86400' })

/** An owner's row may have as its source a slug whose page is gone, but never a page without a slug. */
function isAlwaysThere({ normalised }: Address): boolean {
  return normalised?.match != null && route(normalised.match.id).collection === undefined
}

export function respell(address: Address): string | null {
  const canonical = canonicalPath(address)
  return canonical === null ? null : canonical + address.wholeSearch
}

function methodNotAllowed(): Response {
  return new Response(null, { status: 405, headers: { ...securityHeaders, allow: 'GET, HEAD' } })
}
