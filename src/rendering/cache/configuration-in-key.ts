import type { SettingName } from '../../settings-schema.ts'

/** Settings of which no page says anything. A new setting is either one of these or in the list below. */
type NotInPages =
  | 'SUPABASE_PUBLISHABLE_KEY'
  | 'SUPABASE_SECRET_KEY'
  | 'FORM_SECRET'
  | 'TURNSTILE_SECRET_KEY'
  | `MAIL_${string}`
  | `INSIGHTS_${string}`

type InPages = Exclude<SettingName, NotInPages>
const inPages = ['SUPABASE_URL', 'DATA_FRESH_SECONDS', 'TURNSTILE_SITE_KEY', 'GOOGLE_TAG_ID'] as const

/** Does not compile while a setting is in neither. */
type SettingsInPages = InPages extends (typeof inPages)[number] ? typeof inPages : never

/** Names a configuration in the keys of shared pages, so that two of them never show each other's. */
export function configurationOf(env: { readonly [name in SettingsInPages[number]]?: unknown }): string {
  return inPages.map((name) => env[name]).join(' ')
}
