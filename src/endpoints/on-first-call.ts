import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { once } from '../http/once.ts'

type Handler = (c: Context<AppEnv>) => Response | Promise<Response>

/** A handler whose code is loaded by the first request for it: most isolates only answer pages. */
export function onFirstCall(load: () => Promise<Handler>): Handler {
  const handler = once(load)
  return async function onFirstCall(c) {
    return (await handler())(c)
  }
}
