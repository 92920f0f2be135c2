import type { Context } from 'hono'
import { settleProps } from '../deferred.ts'
import { Address } from '../http/address.ts'
import { addressOf } from '../http/address-of.ts'
import type { AppEnv } from '../http/app-env.ts'
import { plainError } from '../http/error-page.ts'
import { json } from '../http/json.ts'
import { route } from '../routes.ts'
import type { Data } from '../sources/data.ts'
import { loadPayload } from './load-payload.ts'

/** `/_data/<path>?<query>`: the data of a page, for a browser that has its code. */
export function pageData(data: Data) {
  return async function pageData(c: Context<AppEnv>): Promise<Response> {
    const { pathname, search } = addressOf(c)
    const path = pathname.slice('/_data'.length)
    const { resolved } = new Address(path === '/' ? '/' : path.replace(/\/$/, ''), search)
    const { payload, status, cache } = await loadPayload(resolved, data)
    // The document leads on: a browser asks for it where this is no data.
    if (status === 404 && resolved.match !== null && route(resolved.match.id).leavesToList)
      return plainError(404, resolved.locale)
    const props = await settleProps(payload.props)
    return json(
      { ...payload, props },
      status,
      cache === 'shared' ? { 'cache-control': 'private, no-cache' } : {},
    )
  }
}
