import { NoAnswer } from '../../database/store-error.ts'
import type { Account } from '../../features/admin/account/session.server.ts'
import type { Notice } from '../../features/admin/frame/admin-bar.tsx'
import { noticeOf } from '../../features/admin/frame/frame-props.server.ts'
import type { AdminSubject, PendingChange } from '../../features/admin/subjects/admin-subject.ts'
import { isSame } from '../../features/publishing/changes.ts'
import { saveDraft } from '../../features/publishing/draft-store.server.ts'
import {
  lastPublication,
  type Publication,
  type Published,
  publishDraft,
  readPublication,
  rollBack,
} from '../../features/publishing/publication-store.server.ts'
import { revertStep } from '../../features/publishing/steps.server.ts'
import { log } from '../../http/log.ts'
import { requestIdOf } from '../../http/request-id.ts'
import { outdatedPaths } from '../../rendering/changed-pages.ts'
import type { Data } from '../../sources/data.ts'
import type { AdminContext, AdminServices, AdminSession } from './admin-context.ts'
import { PublicationInDoubt } from './outage.ts'
import { publishedData } from './published-data.ts'

/** What the form asks, and what was answered to its questions. */
type Asked = { version: number; note: string; confirmed: boolean }

/** Why nothing was published; the page shows it with the note still there. */
export type Refused = {
  note: string
  notice?: Notice | null
  noteError?: string
  confirmError?: string
}
export type Outcome =
  | { status: 'done' | 'nothing' | 'missing' }
  | { status: 'refused'; code: 409 | 422; shown: Refused }

type Services = Pick<AdminServices, 'data' | 'invalidate' | 'supabase'>

/** Publishes the draft of a subject as it was seen. */
export async function publishStep<Content, Known>(
  c: AdminContext,
  session: AdminSession,
  adminSubject: AdminSubject<Content, Known>,
  asked: Asked,
  services: Services,
): Promise<Outcome> {
  const { account, database, texts } = session
  const { version, note } = asked
  const wrongNote = checkNote(note, texts)
  if (wrongNote !== null) return wrongNote
  const [pending, last] = await Promise.all([
    adminSubject.readPending(database),
    lastPublication(database, adminSubject.subject),
  ])
  if (pending.draft.version !== version) return stale(note, texts)
  if (adminSubject.changes(pending.published, pending.content, pending, texts).length === 0) {
    if (!isSentAgain(last, account, note)) return { status: 'nothing' }
    // It was published when its answer was lost, and nobody has told the pages.
    await showChange(c, adminSubject, null, services, 'published')
    return { status: 'done' }
  }
  const objection = judge(adminSubject, pending, asked, texts)
  if (objection !== null) return objection
  const before = await dataBefore(c, adminSubject, services)
  const done = await published(session, adminSubject.subject, { note, last }, () =>
    publishDraft(database, adminSubject.subject, version, note),
  )
  if (done.status === 'published') await showChange(c, adminSubject, before, services, 'published')
  return conclude(c, texts, adminSubject, pending.content, done, note)
}

type AtOnce<Content> = { version: number; content: Content; note: string }

/**
 * Saves a change and publishes it in one press. `waits`: something else waits in the draft, which is never published
 * unseen, so the change is in the draft with it.
 */
export async function publishAtOnce<Content, Known>(
  c: AdminContext,
  session: AdminSession,
  adminSubject: AdminSubject<Content, Known>,
  { version, content, note }: AtOnce<Content>,
  services: Services,
): Promise<Outcome | { status: 'stale' } | { status: 'waits' }> {
  const { database } = session
  const { published, content: drafted } = await adminSubject.readPending(database)
  const saved = await saveDraft(
    database,
    adminSubject.subject,
    version,
    adminSubject.subject.settled(content),
    {
      step: 'edit',
    },
  )
  if (saved === null) return { status: 'stale' }
  if (!isSame(published, drafted)) return { status: 'waits' }
  return publishStep(c, session, adminSubject, { version: saved, note, confirmed: true }, services)
}

/** Brings an earlier publication of a subject back. */
export async function rollBackStep<Content, Known>(
  c: AdminContext,
  session: AdminSession,
  adminSubject: AdminSubject<Content, Known>,
  asked: Asked & { publication: number },
  services: Services,
): Promise<Outcome> {
  const { account, database, texts } = session
  const { version, note, publication } = asked
  const wrongNote = checkNote(note, texts)
  if (wrongNote !== null) return wrongNote
  const earlier = await readPublication(database, adminSubject.subject, publication)
  if (earlier === null) return { status: 'missing' }
  const [pending, last] = await Promise.all([
    adminSubject.readPending(database, earlier.content),
    lastPublication(database, adminSubject.subject),
  ])
  const isBack = last?.source === publication && pending.draft.version === version + 1
  if (isBack && isSentAgain(last, account, note)) {
    await showChange(c, adminSubject, null, services, 'rolled-back')
    return { status: 'done' }
  }
  const objection = judge(adminSubject, pending, asked, texts)
  if (objection !== null) return objection
  const before = await dataBefore(c, adminSubject, services)
  const done = await published(session, adminSubject.subject, { note, last }, () =>
    rollBack(database, adminSubject.subject, publication, version, note),
  )
  if (done.status === 'published') await showChange(c, adminSubject, before, services, 'rolled-back')
  return conclude(c, texts, adminSubject, earlier.content, done, note)
}

/** How long after a publication the same request is taken for one that is sent again because it seemed to fail. */
const sentAgainMs = 10 * 60 * 1000

function isSentAgain(last: Publication | null, { email }: Account, note: string): boolean {
  if (last === null || last.note !== note || last.published_by_email !== email) return false
  return Date.now() - Date.parse(last.published_at) < sentAgainMs
}

/**
 * What came of asking for a publication. Where the answer was lost the database is asked whether there is one: by then
 * it has done it or given it up (`ownerLimitMs`).
 */
async function published(
  { account, database }: AdminSession,
  subject: { name: string },
  { note, last }: { note: string; last: Publication | null },
  ask: () => Promise<Published>,
): Promise<Published> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    const now = await lastPublication(database, subject).catch((silence: unknown) => {
      if (silence instanceof NoAnswer) return 'unknown' as const
      throw silence
    })
    if (now === 'unknown') throw new PublicationInDoubt(error, false)
    if (now?.id === last?.id || !isSentAgain(now, account, note)) throw new PublicationInDoubt(error, true)
    return { status: 'published' }
  }
}

/** Makes the draft what visitors have; the state that tells of it. */
export async function discardStep<Content, Known>(
  { database }: AdminSession,
  { subject }: AdminSubject<Content, Known>,
  version: number,
): Promise<string> {
  const content = await subject.readPublished(database)
  const saved = await saveDraft(database, subject, version, content, { step: 'discard' })
  return saved === null ? 'vechi' : 'renuntat'
}

/** Takes back or brings back this person's own step; the state that tells of it. */
export async function undoStep<Content, Known>(
  { database, account }: AdminSession,
  { subject }: AdminSubject<Content, Known>,
  version: number,
  step: 'undo' | 'redo',
): Promise<string> {
  const { status } = await revertStep(database, subject, version, account.email, step)
  switch (status) {
    case 'done':
      return step === 'undo' ? 'anulat' : 'refacut'
    case 'changed':
      return 'schimbat'
    case 'none':
    case 'stale':
      return 'vechi'
    default:
      return status satisfies never
  }
}

type Texts = AdminSession['texts']

function checkNote(note: string, { adminPrices }: Texts): Outcome | null {
  if (note.length >= 3 && note.length <= 300) return null
  const shown = { note: note.slice(0, 2000), noteError: adminPrices.problems.note }
  return { status: 'refused', code: 422, shown }
}

function stale(note: string, texts: Texts): Outcome {
  return { status: 'refused', code: 409, shown: { note, notice: noticeOf('vechi', texts) } }
}

function judge<Content, Known>(
  adminSubject: AdminSubject<Content, Known>,
  pending: PendingChange<Content, Known>,
  { note, confirmed }: Asked,
  texts: Texts,
): Outcome | null {
  const { refusals, questions } = adminSubject.warnings(pending, texts)
  const { offer, check } = texts.adminPrices.publish
  if (refusals.length > 0) {
    const text = [offer.title, ...refusals].join('. ')
    return { status: 'refused', code: 422, shown: { note, notice: { text, wrong: true } } }
  }
  if (questions.length > 0 && !confirmed)
    return { status: 'refused', code: 422, shown: { note, confirmError: check.needed } }
  return null
}

/** What pages are made of before a change; null where it cannot be read, and then every page is made anew. */
export function dataBefore<Content, Known>(
  c: AdminContext,
  { source }: AdminSubject<Content, Known>,
  { data, supabase }: Services,
): Promise<Data | null> {
  return supabase === null ? Promise.resolve(null) : unlessUnknown(c, publishedData(source, data, supabase))
}

/** Visitors get the pages that have changed as they are now, and the others as they are kept. */
export async function showChange<Content, Known>(
  c: AdminContext,
  adminSubject: AdminSubject<Content, Known>,
  before: Data | null,
  services: Services,
  event: 'published' | 'rolled-back' | 'withdrawn' | 'agreed',
): Promise<void> {
  const { source, subject } = adminSubject
  const after = before === null ? null : await dataBefore(c, adminSubject, services)
  const paths =
    before === null || after === null
      ? undefined
      : await unlessUnknown(c, outdatedPaths(source, before, after))
  await services.invalidate(source, paths ?? undefined)
  log('info', `${eventOf(subject)}-${event}`, { requestId: requestIdOf(c), pages: paths?.length })
}

function unlessUnknown<T>(c: AdminContext, found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    log('warn', 'changed-pages-unknown', {
      requestId: requestIdOf(c),
      effect: 'all pages are made anew',
      message: String(error),
    })
    return null
  })
}

/** An article is a subject by itself, and all of them are one event. */
function eventOf({ name }: { name: string }): string {
  return name.split('/')[0] ?? name
}

function conclude<Content, Known>(
  c: AdminContext,
  texts: Texts,
  adminSubject: AdminSubject<Content, Known>,
  content: Content,
  done: Published,
  note: string,
): Outcome {
  switch (done.status) {
    case 'stale':
      return stale(note, texts)
    case 'refused': {
      log('warn', `${eventOf(adminSubject.subject)}-refused`, {
        requestId: requestIdOf(c),
        rule: done.rule,
        row: done.row,
      })
      const text = adminSubject.explain(done, content, texts)
      return { status: 'refused', code: 422, shown: { note, notice: { text, wrong: true } } }
    }
    case 'published':
      return { status: 'done' }
    default:
      return done satisfies never
  }
}
