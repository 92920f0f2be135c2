import type { Context } from 'hono'
import { settleProps } from '../deferred.ts'
import { Address } from '../http/address.ts'
import { addressOf } from '../http/address-of.ts'
import type { AppEnv } from '../http/app-env.ts'
import { json } from '../http/json.ts'
import type { Data } from '../sources/data.ts'
import { loadPayload } from './load-payload.ts'

/** `/_data/<path>?<query>`: the data of a page, for a browser that has its code. */
export function pageData(data: Data) {
  return async function pageData(c: Context<AppEnv>): Promise<Response> {
    const { pathname, search } = addressOf(c)
    const path = pathname.slice('/_data'.length)
    const { payload, status, cache } = await loadPayload(
      new Address(path === '/' ? '/' : path.replace(/\/$/, ''), search).resolved,
      data,
    )
    const props = await settleProps(payload.props)
    return json(
      { ...payload, props },
      status,
      cache === 'shared' ? { 'cache-control': 'private, no-cache' } : {},
    )
  }
}
