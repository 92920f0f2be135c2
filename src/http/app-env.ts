import type { Env } from '../settings-schema.ts'
import type { Address } from './address.ts'

/** Hono's context: the bindings of `wrangler.toml` and what earlier handlers have set. */
export type AppEnv = { Bindings: Env; Variables: { requestId: string; address: Address } }
