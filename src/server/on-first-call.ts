import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

type Handler = (c: Context<AppEnv>) => Response | Promise<Response>

/** A handler whose code is loaded by the first request that needs it: most isolates answer pages alone. */
export function onFirstCall(load: () => Promise<Handler>): Handler {
  let loaded: Promise<Handler> | null = null
  return async function onFirstCall(c) {
    loaded ??= load()
    return (await loaded)(c)
  }
}
