import { z } from 'zod'

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
const key = z.string().min(16, 'is too short to be a Supabase key')

/** What an operator may set. All of Supabase or none of it: half a configuration is a mistake, not a choice. */
const settings = z
  .object({
    SUPABASE_URL: url.optional(),
    SUPABASE_PUBLISHABLE_KEY: key.optional(),
    SUPABASE_SECRET_KEY: key.optional(),
  })
  .superRefine((values, context) => {
    const given = supabaseNames.filter((name) => values[name] !== undefined)
    if (given.length === 0 || given.length === supabaseNames.length) return
    for (const name of supabaseNames)
      if (values[name] === undefined)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `is missing, although ${given.join(' and ')} is set`,
        })
  })

const supabaseNames = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const

export type Settings = {
  supabase: { url: string; publishableKey: string; secretKey: string } | null
}

/** Cloudflare's rate-limit binding: a fixed window, per key. */
type RateLimit = { limit(options: { key: string }): Promise<{ success: boolean }> }

/** The bindings that `wrangler.toml` declares, beside the settings. */
export type Env = {
  ASSETS: { fetch(request: Request): Promise<Response> }
  CLIENT_ERROR_LIMIT: RateLimit
}

/** Throws one message that names every wrong setting; values are never repeated, they may be secrets. */
export function parseSettings(raw: unknown): Settings {
  const parsed = settings.safeParse(raw)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new Error(`Configuration: ${problems.join('; ')}. See "Configuration" in README.md.`)
  }
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = parsed.data
  if (!SUPABASE_URL || !SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY) return { supabase: null }
  return {
    supabase: { url: SUPABASE_URL, publishableKey: SUPABASE_PUBLISHABLE_KEY, secretKey: SUPABASE_SECRET_KEY },
  }
}
