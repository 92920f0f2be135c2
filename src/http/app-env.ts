import type { Env } from '../settings-schema.ts'
import type { Address } from './address.ts'

/** What Hono hands to every step: the bindings of `wrangler.toml` and what earlier steps found out. */
export type AppEnv = { Bindings: Env; Variables: { requestId: string; address: Address } }
