import type { Context } from 'hono'
import type { Sender } from '../../features/admin/account/sender.ts'
import type { SubjectWords } from '../../features/admin/subjects/published-subject.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import { joinLocale, locales } from '../../locale.ts'
import type { AdminRequest, AnyAdminPage } from '../../pages/admin-page.ts'
import type { OpenRequest } from '../../pages/open-page.ts'
import type { Outcome } from '../../pages/outcome.ts'
import type { AnySiteSubject } from '../../pages/site-subject.ts'
import type { Sources } from '../../sources/sources.ts'

/** Everything below these paths is for admins only. */
export const adminFolders = [...locales.map((locale) => joinLocale(locale, '/admin')), '/api/admin']

/** What the admin endpoints need. `redirects`: the pages and redirects that visitors have. */
export type AdminServices = Pick<AdminRequest, 'data' | 'redirects'> &
  Pick<OpenRequest, 'supabase'> & {
    mailer(env: Pick<AdminRequest['env'], 'MAIL'>): AdminRequest['mailer']
    /** Called after a publication: cached pages show what was published before. */
    invalidate: Sources['invalidate']
    limiter: RateLimiter
  }

export type AdminContext = Context<AppEnv>

/** A signed-in admin: who, with which database access, and in which language. */
export type AdminSession = Pick<AdminRequest, 'account' | 'database' | 'locale'> & {
  texts: Omit<AdminRequest['texts'], 'words'>
}

/** Shows the admin something, or does what a form asks. */
export type AdminHandler = (c: AdminContext, session: AdminSession) => Promise<Response>

/** A page that an admin has asked for, with the subject whose draft it changes. */
export type PageContext = {
  c: AdminContext
  page: AnyAdminPage
  subject: AnySiteSubject | undefined
  /** The same, where it is this page that publishes it. */
  published: AnySiteSubject | undefined
  request: AdminRequest<SubjectWords>
  services: AdminServices
}
export type AnyOutcome = Outcome<object, string>

export function senderOf(
  c: AdminContext,
  { limiter, data }: Pick<AdminServices, 'limiter' | 'data'>,
): Sender {
  return { c, limiter, signer: data.forms.signer }
}
