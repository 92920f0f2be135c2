import type { AnalyticsEngineDataset, Queue, RateLimit, SendEmail } from '@cloudflare/workers-types'
import { z } from 'zod/mini'
import { brand, clinic } from './content/clinic.ts'

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
const longer = (length: number, error: string) => z.string().check(z.minLength(length, error))
const key = longer(16, 'is too short to be a Supabase key')
const credential = longer(8, 'is too short')
const address = z.email('must be an e-mail address')
const matching = (pattern: RegExp, error: string) => z.string().check(z.regex(pattern, error))
const googleTag = matching(/^(G|AW)-[A-Z0-9]{4,20}$/, 'must look like G-… or AW-…')
const webhookSecret = matching(
  /^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/,
  'must be the base64 secret of the webhook',
)
const seconds = z.coerce
  .number('must be a number')
  .check(
    z.int('must be a whole number'),
    z.minimum(1, 'must be 1 or more'),
    z.maximum(3600, 'must be 3600 or less'),
  )

/** Settings that must be set together: half a configuration is a mistake. */
const together = [
  ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  ['MAIL_API_URL', 'MAIL_API_KEY'],
  ['INSIGHTS_ACCOUNT_ID', 'INSIGHTS_API_TOKEN'],
] as const

/** What an operator may set. It is read before the first page is, hence the small edition of zod. */
const settings = z
  .object({
    SUPABASE_URL: z.optional(url),
    SUPABASE_PUBLISHABLE_KEY: z.optional(key),
    SUPABASE_SECRET_KEY: z.optional(key),
    DATA_FRESH_SECONDS: z._default(seconds, 60),
    FORM_SECRET: z.optional(longer(32, 'needs 32 characters or more')),
    TURNSTILE_SITE_KEY: z.optional(credential),
    TURNSTILE_SECRET_KEY: z.optional(credential),
    MAIL_API_URL: z.optional(url),
    MAIL_API_KEY: z.optional(credential),
    MAIL_FROM: z.optional(address),
    MAIL_TO: z.optional(address),
    MAIL_WEBHOOK_SECRET: z.optional(webhookSecret),
    GOOGLE_TAG_ID: z.optional(googleTag),
    INSIGHTS_SINK: z.optional(z.enum(['log'], 'must be log')),
    INSIGHTS_ACCOUNT_ID: z.optional(credential),
    INSIGHTS_API_TOKEN: z.optional(credential),
    INSIGHTS_API_URL: z._default(url, 'https://api.cloudflare.com/client/v4'),
    INSIGHTS_DATASET: z._default(
      matching(/^\w{1,60}$/, 'must be the name of a data set'),
      `${brand}_insights`,
    ),
  })
  .check(({ value, issues }) => {
    for (const names of together) {
      const given = names.filter((name) => value[name] !== undefined)
      if (given.length === 0 || given.length === names.length) continue
      for (const name of names)
        if (value[name] === undefined)
          issues.push({
            code: 'custom',
            input: value,
            path: [name],
            message: `is missing, although ${given.join(' and ')} is set`,
          })
    }
  })

/** The names of all settings, as an operator writes them. */
export type SettingName = keyof z.input<typeof settings>

export type Settings = {
  supabase: { url: string; publishableKey: string; secretKey: string } | null
  /** For how long pages and data are shown without asking the database again. */
  dataFreshSeconds: number
  /** Signs form tokens and links in mails; without it a key is derived from the database's secret key. */
  formSecret: string | null
  /** Cloudflare's robot check of the contact form. */
  turnstile: { siteKey: string; secretKey: string } | null
  /** Without a provider mail is sent through the binding MAIL. */
  mail: {
    from: string
    to: string
    provider: { url: string; key: string } | null
    webhookSecret: string | null
  }
  /** Where the admin reads statistics; without it production measures and shows nothing. */
  insights: { account: string; token: string; dataset: string; api: string } | null
  /** Google's tag, loaded for visitors who agree to analytics or marketing. */
  googleTag: string | null
}

/** What of the Images binding is used; its published type speaks of streams that differ from the DOM's. */
export type Images = {
  input(picture: ReadableStream<Uint8Array>): {
    transform(to: { width: number; fit: 'scale-down' }): {
      output(as: { format: 'image/webp'; quality: number; anim: false }): Promise<{ response(): Response }>
    }
  }
}

/** The bindings that `wrangler.toml` declares, beside the settings. */
export type Env = {
  /** Not the published `Fetcher`, whose requests and responses differ from the types that Hono and the DOM share. */
  ASSETS: { fetch(request: Request): Promise<Response> }
  CLIENT_ERROR_LIMIT: RateLimit
  CONTACT_LIMIT: RateLimit
  REQUEST_LINK_LIMIT: RateLimit
  CONSENT_LIMIT: RateLimit
  INSIGHTS_LIMIT: RateLimit
  NEWSLETTER_LIMIT: RateLimit
  ADMIN_LIMIT: RateLimit
  PICTURES_LIMIT: RateLimit
  SIGN_IN_LIMIT: RateLimit
  SIGN_IN_ACCOUNT_LIMIT: RateLimit
  SIGN_IN_DEVICE_LIMIT: RateLimit
  SIGN_IN_FLOOD_LIMIT: RateLimit
  SIGN_IN_GUESSES_LIMIT: RateLimit
  SIGN_IN_SINGLE_LIMIT: RateLimit
  CONSENT_RETRY: Queue
  REQUESTS_RETRY: Queue
  NEWSLETTER: Queue
  CONSENT_DEAD: Queue
  REQUESTS_DEAD: Queue
  /** Statistics; `INSIGHTS_SINK=log` writes them to the log instead. */
  INSIGHTS?: AnalyticsEngineDataset
  INSIGHTS_SINK?: string
  MAIL: SendEmail
  IMAGES: Images
}

/** Throws one message that names every wrong setting; values are never repeated, they may be secrets. */
export function parseSettings(raw: unknown): Settings {
  // An empty line of `.dev.vars` sets nothing.
  const given = Object.entries(Object(raw)).filter(([, value]) => value !== '')
  const parsed = settings.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new Error(`Configuration: ${problems.join('; ')}. See docs/settings.md.`)
  }
  const { data } = parsed
  return {
    supabase:
      data.SUPABASE_URL && data.SUPABASE_PUBLISHABLE_KEY && data.SUPABASE_SECRET_KEY
        ? {
            url: data.SUPABASE_URL,
            publishableKey: data.SUPABASE_PUBLISHABLE_KEY,
            secretKey: data.SUPABASE_SECRET_KEY,
          }
        : null,
    dataFreshSeconds: data.DATA_FRESH_SECONDS,
    formSecret: data.FORM_SECRET ?? null,
    turnstile:
      data.TURNSTILE_SITE_KEY && data.TURNSTILE_SECRET_KEY
        ? { siteKey: data.TURNSTILE_SITE_KEY, secretKey: data.TURNSTILE_SECRET_KEY }
        : null,
    mail: {
      from: data.MAIL_FROM ?? clinic.email,
      to: data.MAIL_TO ?? clinic.email,
      provider:
        data.MAIL_API_URL && data.MAIL_API_KEY ? { url: data.MAIL_API_URL, key: data.MAIL_API_KEY } : null,
      webhookSecret: data.MAIL_WEBHOOK_SECRET ?? null,
    },
    insights:
      data.INSIGHTS_ACCOUNT_ID && data.INSIGHTS_API_TOKEN
        ? {
            account: data.INSIGHTS_ACCOUNT_ID,
            token: data.INSIGHTS_API_TOKEN,
            dataset: data.INSIGHTS_DATASET,
            api: data.INSIGHTS_API_URL,
          }
        : null,
    googleTag: data.GOOGLE_TAG_ID ?? null,
  }
}
