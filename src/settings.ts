import { env } from 'cloudflare:workers'
import { parseSettings } from './settings-schema.ts'

/** The operator's settings, read once when the isolate starts. A wrong setting throws, and is named. */
export const settings = parseSettings(env)
