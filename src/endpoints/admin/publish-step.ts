import type { Notice } from '../../features/admin/frame/admin-bar.tsx'
import { noticeOf } from '../../features/admin/frame/frame-props.server.ts'
import type { AdminSubject, PendingChange } from '../../features/admin/subjects/admin-subject.ts'
import { isSame } from '../../features/publishing/changes.ts'
import { saveDraft } from '../../features/publishing/draft-store.server.ts'
import {
  type Published,
  publishDraft,
  readPublication,
  rollBack,
} from '../../features/publishing/publication-store.server.ts'
import { revertStep } from '../../features/publishing/steps.server.ts'
import { log } from '../../http/log.ts'
import { requestIdOf } from '../../http/request-id.ts'
import type { Data } from '../../sources/data.ts'
import type { AdminContext, AdminServices, AdminSession } from './admin-context.ts'
import { outdatedPaths, publishedData } from './published-data.ts'

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

type Services = Pick<AdminServices, 'data' | 'invalidate'>

/** Publishes the draft of a subject as it was seen. */
export async function publishStep<Content, Known>(
  c: AdminContext,
  { database, texts }: AdminSession,
  desk: AdminSubject<Content, Known>,
  asked: Asked,
  services: Services,
): Promise<Outcome> {
  const { version, note } = asked
  const wrongNote = checkNote(note, texts)
  if (wrongNote !== null) return wrongNote
  const pending = await desk.readPending(database)
  if (pending.draft.version !== version) return stale(note, texts)
  if (desk.changes(pending.published, pending.content, pending, texts).length === 0)
    return { status: 'nothing' }
  const objection = judge(desk, pending, asked, texts)
  if (objection !== null) return objection
  const before = await dataBefore(desk, database, services)
  const done = await publishDraft(database, desk.subject, version, note)
  if (done.status === 'published') await showChange(c, database, desk, before, services, 'published')
  return conclude(c, texts, desk, pending.content, done, note)
}

type AtOnce<Content> = { version: number; content: Content; note: string }

/**
 * Saves a change and publishes it in one press. `waits`: something else waits in the draft, which is never published
 * unseen, so the change is in the draft with it.
 */
export async function publishAtOnce<Content, Known>(
  c: AdminContext,
  session: AdminSession,
  desk: AdminSubject<Content, Known>,
  { version, content, note }: AtOnce<Content>,
  services: Services,
): Promise<Outcome | { status: 'stale' } | { status: 'waits' }> {
  const { database } = session
  const { published, content: drafted } = await desk.readPending(database)
  const saved = await saveDraft(database, desk.subject, version, desk.subject.settled(content), {
    step: 'edit',
  })
  if (saved === null) return { status: 'stale' }
  if (!isSame(published, drafted)) return { status: 'waits' }
  return publishStep(c, session, desk, { version: saved, note, confirmed: true }, services)
}

/** Brings an earlier publication of a subject back. */
export async function rollBackStep<Content, Known>(
  c: AdminContext,
  { database, texts }: AdminSession,
  desk: AdminSubject<Content, Known>,
  asked: Asked & { publication: number },
  services: Services,
): Promise<Outcome> {
  const { version, note, publication } = asked
  const wrongNote = checkNote(note, texts)
  if (wrongNote !== null) return wrongNote
  const earlier = await readPublication(database, desk.subject, publication)
  if (earlier === null) return { status: 'missing' }
  const pending = await desk.readPending(database, earlier.content)
  const objection = judge(desk, pending, asked, texts)
  if (objection !== null) return objection
  const before = await dataBefore(desk, database, services)
  const done = await rollBack(database, desk.subject, publication, version, note)
  if (done.status === 'published') await showChange(c, database, desk, before, services, 'rolled-back')
  return conclude(c, texts, desk, earlier.content, done, note)
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
  desk: AdminSubject<Content, Known>,
  pending: PendingChange<Content, Known>,
  { note, confirmed }: Asked,
  texts: Texts,
): Outcome | null {
  const { refusals, questions } = desk.warnings(pending, texts)
  const { offer, check } = texts.adminPrices.publish
  if (refusals.length > 0) {
    const text = [offer.title, ...refusals].join('. ')
    return { status: 'refused', code: 422, shown: { note, notice: { text, wrong: true } } }
  }
  if (questions.length > 0 && !confirmed)
    return { status: 'refused', code: 422, shown: { note, confirmError: check.needed } }
  return null
}

/** What pages are made of before a change, where it is known which of them it changes; hours are on every page. */
async function dataBefore<Content, Known>(
  { source }: AdminSubject<Content, Known>,
  database: AdminSession['database'],
  { data }: Services,
): Promise<Data | null> {
  return source === 'prices' ? publishedData(data, database) : null
}

/** Visitors get the pages that have changed as they are now, and the others as they are kept. */
export async function showChange<Content, Known>(
  c: AdminContext,
  database: AdminSession['database'],
  { subject, source, pages }: AdminSubject<Content, Known>,
  before: Data | null,
  { data, invalidate }: Services,
  event: 'published' | 'rolled-back' | 'withdrawn' | 'agreed',
): Promise<void> {
  const requestId = requestIdOf(c)
  const paths =
    before === null
      ? await pages?.(data)
      : await publishedData(data, database)
          .then((after) => outdatedPaths(before, after))
          .catch((error: unknown) => {
            log('warn', 'changed-pages-unknown', {
              requestId,
              effect: 'all pages are made anew',
              message: String(error),
            })
            return undefined
          })
  await invalidate(source, paths)
  log('info', `${eventOf(subject)}-${event}`, { requestId, pages: paths?.length })
}

/** An article is a subject by itself, and all of them are one event. */
function eventOf({ name }: { name: string }): string {
  return name.split('/')[0] ?? name
}

function conclude<Content, Known>(
  c: AdminContext,
  texts: Texts,
  desk: AdminSubject<Content, Known>,
  content: Content,
  done: Published,
  note: string,
): Outcome {
  switch (done.status) {
    case 'stale':
      return stale(note, texts)
    case 'refused': {
      log('warn', `${eventOf(desk.subject)}-refused`, {
        requestId: requestIdOf(c),
        rule: done.rule,
        row: done.row,
      })
      const text = desk.explain(done, content, texts)
      return { status: 'refused', code: 422, shown: { note, notice: { text, wrong: true } } }
    }
    case 'published':
      return { status: 'done' }
    default:
      return done satisfies never
  }
}
