import type { Context } from 'hono'
import type { Supabase } from '../../database/supabase.ts'
import type { Sender } from '../../features/admin/account/sender.ts'
import type { Account } from '../../features/admin/account/session.server.ts'
import type { AdminTexts } from '../../features/admin/frame/texts.server.ts'
import type { AdminDatabase } from '../../features/publishing/subject.ts'
import type { SiteIndex } from '../../features/redirects/lookup.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import { joinLocale, type Locale, locales } from '../../locale.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { Env } from '../../settings-schema.ts'
import type { Data } from '../../sources/data.ts'
import type { Sources } from '../../sources/sources.ts'

/** Everything below these paths is for admins only. */
export const adminFolders = [...locales.map((locale) => joinLocale(locale, '/admin')), '/api/admin']

/** What the admin endpoints need. */
export type AdminServices = {
  supabase: Supabase | null
  data: Data
  /** The pages and redirects that visitors have. */
  redirects: SiteIndex
  mailer(env: Pick<Env, 'MAIL'>): Mailer
  /** Called after a publication: cached pages show what was published before. */
  invalidate: Sources['invalidate']
  limiter: RateLimiter
}

export type AdminContext = Context<AppEnv>

/** A signed-in admin: who, with which database access, and in which language. */
export type AdminSession = { account: Account; database: AdminDatabase; locale: Locale; texts: AdminTexts }

/** Shows the admin something, or does what a form asks. */
export type AdminHandler = (c: AdminContext, session: AdminSession) => Promise<Response>

export function senderOf(
  c: AdminContext,
  { limiter, data }: Pick<AdminServices, 'limiter' | 'data'>,
): Sender {
  return { c, limiter, signer: data.forms.signer }
}

/** What a page of a list is asked for: the last part of its address, or nothing. */
export function slugIn(c: AdminContext): string {
  return c.req.param('slug') ?? ''
}
