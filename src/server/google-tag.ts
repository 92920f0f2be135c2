import { env } from 'cloudflare:workers'
import { parseSettings } from './env.ts'

/** The id of Google's tag, or null: then no page mentions Google and no policy allows it. */
export const { googleTag } = parseSettings(env)
