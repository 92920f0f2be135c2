import { env } from 'cloudflare:workers'
import { parseSettings } from './settings-schema.ts'

/** What an operator has set, read once when the isolate starts. A wrong setting throws, and names itself. */
export const settings = parseSettings(env)
