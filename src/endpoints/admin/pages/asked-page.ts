import { draftFlashes } from '../../../features/admin/frame/flashes.ts'
import type { AdminPageId, SubjectWords } from '../../../features/admin/subjects/published-subject.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { askToSend } from '../../../jobs/newsletter-queue.ts'
import { joinLocale } from '../../../locale.ts'
import { siteOrigin } from '../../../mail/site-origin.ts'
import type { AdminRequest, AnyAdminPage } from '../../../pages/admin-page.ts'
import { loadAdminPage } from '../../../pages/load-admin-page.server.ts'
import { pageTexts, subjectTexts } from '../../../pages/load-words.server.ts'
import type { Outcome } from '../../../pages/outcome.ts'
import type { AnySiteSubject } from '../../../pages/site-subject.ts'
import { fillPath, routes } from '../../../routes.ts'
import {
  type AdminContext,
  type AdminServices,
  type AdminSession,
  senderOf,
  slugIn,
} from '../admin-context.ts'
import { photographMeans } from '../pictures/photo-step.ts'

/** A page that an admin has asked for, with the subject whose draft it changes. */
export type AskedPage = {
  c: AdminContext
  session: AdminSession
  page: AnyAdminPage
  subject: AnySiteSubject | undefined
  /** The same, where it is this page that publishes it. */
  published: AnySiteSubject | undefined
  request: AdminRequest<SubjectWords>
}
export type AnyOutcome = Outcome<object, string>

/** Null where the address can be of nothing that there is. */
export async function askPage(
  c: AdminContext,
  session: AdminSession,
  id: AdminPageId,
  services: AdminServices,
): Promise<AskedPage | null> {
  const { data, redirects, supabase, mailer } = services
  if (supabase === null) throw new Error('Nobody is signed in without a database')
  const page = await loadAdminPage(id)
  const slug = slugIn(c)
  const published = typeof page.publishes === 'function' ? page.publishes(slug) : page.publishes
  if (published === null) return null
  const subject = published ?? page.edits
  const { searchParams: query, hostname } = new URL(c.req.url)
  const origin = siteOrigin(c.req.url)
  const request = {
    ...session,
    texts: await (subject ? subjectTexts(subject, session.texts) : pageTexts(id, session.texts)),
    slug,
    query,
    hostname,
    origin,
    data,
    redirects,
    supabase,
    mailer: mailer(c.env),
    pictures: photographMeans(c, session.database, supabase),
    sendNewsletters: () => askToSend(c.env.NEWSLETTER, origin),
    sender: senderOf(c, services),
    env: c.env,
    requestId: requestIdOf(c),
    later: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
  }
  return { c, session, page, subject, published, request }
}

export function addressOf({ page, request }: AskedPage): string {
  return joinLocale(request.locale, fillPath(routes[page.id].path, { slug: request.slug }))
}

/** What the page says of the step that led to it. */
export function flashOf({ page, subject, published, request }: AskedPage, name: string) {
  const { texts } = request
  if (name === 'published' && published) return { text: texts.words.published, wrong: false }
  const known = new Map([
    ...Object.entries(subject ? draftFlashes : {}),
    ...Object.entries(page.flashes ?? {}),
  ])
  return known.get(name)?.(texts, request.account) ?? null
}
