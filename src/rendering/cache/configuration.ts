import type { SettingName } from '../../settings-schema.ts'

/** Settings of which no page says anything. A new setting is either one of these or in the list below. */
type NotInPages =
  | 'SUPABASE_PUBLISHABLE_KEY'
  | 'SUPABASE_SECRET_KEY'
  | 'FORM_SECRET'
  | 'TURNSTILE_SECRET_KEY'
  | `MAIL_${string}`
  | `INSIGHTS_${string}`

const inPages = {
  SUPABASE_URL: true,
  DATA_FRESH_SECONDS: true,
  TURNSTILE_SITE_KEY: true,
  GOOGLE_TAG_ID: true,
} satisfies Record<Exclude<SettingName, NotInPages>, true>

/** Names a configuration in the keys of shared pages, so that two of them never show each other's. */
export function configurationOf(env: object): string {
  return Object.keys(inPages)
    .map((name) => Reflect.get(env, name))
    .join(' ')
}
