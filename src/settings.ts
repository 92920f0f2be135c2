import { env } from 'cloudflare:workers'
import { parseSettings } from './settings-schema.ts'

/**
 * What a page may load of others, null when it is not configured: the id of Google's tag, and Cloudflare's check of
 * the contact form. Then no page mentions them and no policy allows them.
 */
export const { googleTag, turnstile } = parseSettings(env)
