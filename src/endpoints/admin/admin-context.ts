import type { Context } from 'hono'
import type { Supabase } from '../../database/supabase.ts'
import type { Account } from '../../features/admin/account/session.server.ts'
import type { AdminDatabase } from '../../features/admin/drafts/price-store.server.ts'
import type { AdminTexts } from '../../features/admin/frame/texts.server.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { joinLocale, type Locale, locales } from '../../locale.ts'
import type { Data } from '../../sources/data.ts'
import type { Sources } from '../../sources/sources.ts'

/** Everything in them is for admins alone. */
export const adminFolders = [...locales.map((locale) => joinLocale(locale, '/admin')), '/api/admin']

/** What the admin pages work with. */
export type AdminServices = {
  supabase: Supabase | null
  data: Data
  /** After a publication: what visitors see was made of older prices. */
  invalidate: Sources['invalidate']
}

export type AdminContext = Context<AppEnv>

/** An admin at work: who, with which rights, and in which language. */
export type AdminSession = { account: Account; database: AdminDatabase; locale: Locale; texts: AdminTexts }
