import type { Context } from 'hono'
import type { AppEnv } from '../../../http/app-env.ts'
import type { RateLimiter } from '../../../http/rate-limiter.ts'
import type { Signer } from '../../../http/signer.ts'

/** The browser that a request comes from, and what its guesses at secrets are counted with. */
export type Sender = { c: Context<AppEnv>; limiter: RateLimiter; signer: Signer }
