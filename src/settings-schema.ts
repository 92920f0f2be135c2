import type { AnalyticsEngineDataset, Queue, RateLimit, SendEmail } from '@cloudflare/workers-types'
import { brand, clinic } from './content/clinic.ts'

/** What is wrong with the text of a setting, or null. */
type Check = (text: string) => string | null

const unless =
  (problem: string, isRight: (text: string) => boolean): Check =>
  (text) =>
    isRight(text) ? null : problem
const longer = (length: number, problem: string) => unless(problem, (text) => text.length >= length)
const matching = (pattern: RegExp, problem: string) => unless(problem, (text) => pattern.test(text))

const url = unless(
  'must be an http(s) address',
  (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
)
const key = longer(16, 'is too short to be a Supabase key')
const credential = longer(8, 'is too short')
const address = matching(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[a-z]{2,}$/i, 'must be an e-mail address')

const seconds: Check = (text) => {
  const number = Number(text)
  if (Number.isNaN(number)) return 'must be a number'
  if (!Number.isInteger(number)) return 'must be a whole number'
  if (number < 1) return 'must be 1 or more'
  return number > 3600 ? 'must be 3600 or less' : null
}

/**
 * What an operator may set, and what each has to be. It is read before the first page is, and a schema for it cost that page 3 to
 * 7 ms of the processor, so it is checked without zod.
 */
const checks = {
  SUPABASE_URL: url,
  SUPABASE_PUBLISHABLE_KEY: key,
  SUPABASE_SECRET_KEY: key,
  DATA_FRESH_SECONDS: seconds,
  FORM_SECRET: longer(32, 'needs 32 characters or more'),
  TURNSTILE_SITE_KEY: credential,
  TURNSTILE_SECRET_KEY: credential,
  MAIL_API_URL: url,
  MAIL_API_KEY: credential,
  MAIL_FROM: address,
  MAIL_TO: address,
  MAIL_WEBHOOK_SECRET: matching(
    /^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/,
    'must be the base64 secret of the webhook',
  ),
  GOOGLE_TAG_ID: matching(/^(G|AW)-[A-Z0-9]{4,20}$/, 'must look like G-… or AW-…'),
  INSIGHTS_SINK: matching(/^log$/, 'must be log'),
  INSIGHTS_ACCOUNT_ID: credential,
  INSIGHTS_API_TOKEN: credential,
  INSIGHTS_API_URL: url,
  INSIGHTS_DATASET: matching(/^\w{1,60}$/, 'must be the name of a data set'),
} satisfies Record<string, Check>

/** The names of all settings, as an operator writes them. */
export type SettingName = keyof typeof checks

/** Settings that must be set together: half a configuration is a mistake. */
const together: readonly SettingName[][] = [
  ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  ['MAIL_API_URL', 'MAIL_API_KEY'],
  ['INSIGHTS_ACCOUNT_ID', 'INSIGHTS_API_TOKEN'],
]

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
  const data = givenIn(raw)
  const isMissing = (name: SettingName) => data[name] === undefined
  const problems = [
    ...settingNames.flatMap((name) => problemsOf(name, data[name])),
    ...together.flatMap((names) => {
      const given = names.filter((name) => !isMissing(name)).join(' and ')
      return given === ''
        ? []
        : names.filter(isMissing).map((name) => `${name} is missing, although ${given} is set`)
    }),
  ]
  if (problems.length > 0) throw new Error(`Configuration: ${problems.join('; ')}. See docs/settings.md.`)
  return {
    supabase:
      data.SUPABASE_URL && data.SUPABASE_PUBLISHABLE_KEY && data.SUPABASE_SECRET_KEY
        ? {
            url: data.SUPABASE_URL,
            publishableKey: data.SUPABASE_PUBLISHABLE_KEY,
            secretKey: data.SUPABASE_SECRET_KEY,
          }
        : null,
    dataFreshSeconds: Number(data.DATA_FRESH_SECONDS ?? 60),
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
            dataset: data.INSIGHTS_DATASET ?? `${brand}_insights`,
            api: data.INSIGHTS_API_URL ?? 'https://api.cloudflare.com/client/v4',
          }
        : null,
    googleTag: data.GOOGLE_TAG_ID ?? null,
  }
}

export const settingNames = Object.keys(checks).filter((name): name is SettingName => name in checks)

/** An empty line of `.dev.vars` sets nothing. */
function givenIn(raw: unknown): Partial<Record<SettingName, string>> {
  const given: Readonly<Record<string, unknown>> = Object(raw)
  const set = settingNames.filter((name) => given[name] !== undefined && given[name] !== '')
  return Object.fromEntries(set.map((name) => [name, String(given[name])]))
}

function problemsOf(name: SettingName, text: string | undefined): string[] {
  const problem = text === undefined ? null : checks[name](text)
  return problem === null ? [] : [`${name} ${problem}`]
}
