import type { Context } from 'hono'
import { countablePath } from '../../features/insights/missing.ts'
import { insightSink } from '../../features/insights/sink.server.ts'
import { addressOf } from '../../http/address-of.ts'
import type { AppEnv } from '../../http/app-env.ts'

/** Counts the addresses that a handler has no page for, so that the owner can lead them somewhere. */
export function countMissing(handler: (c: Context<AppEnv>) => Promise<Response>) {
  return async function countMissing(c: Context<AppEnv>): Promise<Response> {
    const response = await handler(c)
    if (response.status !== 404 || c.req.method !== 'GET') return response
    const path = countablePath(addressOf(c).normalised?.path ?? '')
    if (path !== null) insightSink(c.env).write({ kind: 'missing', path })
    return response
  }
}
