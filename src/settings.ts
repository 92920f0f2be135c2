import { env } from 'cloudflare:workers'
import { parseSettings } from './settings-schema.ts'

/** The operator's settings, read once, by the first request that needs them: old addresses lead on without. A wrong setting throws, and is named. */
export const settings = parseSettings(env)
