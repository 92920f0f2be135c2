import { draftFlashes } from '../../../features/admin/frame/flashes.ts'
import { draftProps } from '../../../features/admin/subjects/draft-props.server.ts'
import type { AdminPageId } from '../../../features/admin/subjects/published-subject.ts'
import { pendingReader } from '../../../features/publishing/pending.server.ts'
import { allowFrames } from '../../../http/frame-options.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { askToSend } from '../../../jobs/newsletter-queue.ts'
import { joinLocale } from '../../../locale.ts'
import { siteOrigin } from '../../../mail/site-origin.ts'
import { loadAdminPage } from '../../../pages/load-admin-page.server.ts'
import { pageTexts, subjectTexts } from '../../../pages/load-words.server.ts'
import type { View } from '../../../pages/outcome.ts'
import { respondWithPage } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { fillPath, routes } from '../../../routes.ts'
import {
  type AdminContext,
  type AdminServices,
  type AdminSession,
  type AnyOutcome,
  type PageContext,
  senderOf,
} from '../admin-context.ts'
import { draftedSite } from '../preview/drafted-site.ts'
import { photographMeans } from './receive-photo.ts'
import { sharedBar } from './shared-bar.ts'

/** Null where the address can be of nothing that there is. */
export async function loadPageContext(
  c: AdminContext,
  session: AdminSession,
  id: AdminPageId,
  services: AdminServices,
): Promise<PageContext | null> {
  const { data, redirects, supabase, mailer } = services
  if (supabase === null) throw new Error('Nobody is signed in without a database')
  const page = await loadAdminPage(id)
  // The last part of the address of one of a list.
  const slug = c.req.param('slug') ?? ''
  const published = typeof page.publishes === 'function' ? page.publishes(slug) : page.publishes
  if (published === null) return null
  const subject = published ?? page.edits
  const { searchParams: query, hostname } = new URL(c.req.url)
  const origin = siteOrigin(c.req.url)
  const pending = pendingReader(session.database)
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
    pending,
    drafted: () => draftedSite(session.database, pending, data, session.locale),
  }
  return { c, page, subject, published, request, services }
}

export function addressOf({ page, request }: PageContext): string {
  return joinLocale(request.locale, fillPath(routes[page.id].path, { slug: request.slug }))
}

/** What the page says of the step that led to it. */
export function flashOf({ page, subject, published, request }: PageContext, name: string) {
  const { texts } = request
  if (name === 'published' && published) return { text: texts.words.published, wrong: false }
  const flashes = new Map([
    ...Object.entries(subject ? draftFlashes : {}),
    ...Object.entries(page.flashes ?? {}),
  ])
  return flashes.get(name)?.(texts, request.account) ?? null
}

/** The page, with what it is shown with once more; or where it leads instead. */
export async function showPage(
  { c, page, published: subject, request, services }: PageContext,
  view: View,
  status: PageStatus,
): Promise<Response | AnyOutcome> {
  const { pending } = request
  const own = subject && (await pending(subject))
  const [loaded, draft, bar] = await Promise.all([
    page.load(request, view, own ?? null),
    own && draftProps(request, subject, own, request.texts),
    sharedBar(request, pending, subject),
  ])
  if (isOutcome(loaded)) return loaded
  const { notice = null, conflict: _, ...more } = view
  const props = { bar, notice, ...draft, ...loaded, ...(own && ofDraft(more)) }
  const server = {
    id: page.id,
    cache: 'private' as const,
    meta: () => ({ ...request.texts.adminFrame.meta, title: page.title(request.texts, props) }),
    ...(page.inDocument && { inDocument: page.inDocument }),
  }
  const { locale, slug } = request
  const answer = await respondWithPage(c, server, { locale, params: { slug }, props, status }, services.data)
  const frames = typeof page.frames === 'function' ? page.frames(props) : page.frames
  return frames === undefined ? answer : allowFrames(answer, frames)
}

function isOutcome(loaded: object): loaded is AnyOutcome {
  return 'outcome' in loaded
}

/** What a refused form says in place of the draft's own. */
function ofDraft({ version, note, noteError, confirmError }: View) {
  return {
    ...(version !== undefined && { version }),
    ...(note !== undefined && { note }),
    ...(noteError !== undefined && { noteError }),
    ...(confirmError !== undefined && { confirmError }),
  }
}

/** The address of a page that tells of a step, if there is one to tell of. `focus`: the id of what takes the focus there. */
export function withFlash(address: string, flash: string | null, focus?: string): string {
  const separator = address.includes('?') ? '&' : '?'
  const fragment = focus === undefined ? '' : `#${focus}`
  const query = flash === null ? '' : `${separator}${flashParameter}=${flash}`
  return `${address}${query}${fragment}`
}

export const flashParameter = 'flash'
