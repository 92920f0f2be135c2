import { isSame } from '../../../features/publishing/changes.ts'
import { saveDraft } from '../../../features/publishing/draft-store.server.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import {
  lastPublication,
  type Publication,
  type Published,
  publishDraft,
  readPublication,
  rollBack,
} from '../../../features/publishing/publication-store.server.ts'
import { subjectTexts } from '../../../pages/load-words.server.ts'
import type { AnySiteSubject } from '../../../pages/site-subject.ts'
import type { PageContext } from '../admin-context.ts'
import {
  askToPublish,
  checkNote,
  isSentAgain,
  judge,
  type PublishRequest,
  type PublishResult,
  resultOf,
  stale,
  type Texts,
  unreadable,
} from './publish-result.ts'
import { changeForVisitors, forget } from './show-change.ts'

/** Publishes the draft of a subject as it was seen. */
export async function publishStep(
  context: PageContext,
  adminSubject: AnySiteSubject,
  wish: PublishRequest,
): Promise<PublishResult> {
  const { request, services } = context
  const { account, database } = request
  const texts = await subjectTexts(adminSubject, request.texts)
  const { version, note } = wish
  const wrongNote = checkNote(note, texts)
  if (wrongNote !== null) return wrongNote
  const pending = await readPending(adminSubject, database)
  // An earlier request may have published this draft and lost its answer. Then what is read here is its publication.
  const last = await lastPublication(database, adminSubject.subject)
  if (pending.draft.version !== version) {
    await forget(adminSubject.source, services)
    return stale(note, texts)
  }
  const { drafted } = pending.draft.unread
  if (drafted.length > 0) return unreadable(note, texts.adminDrafts.unread.refused, drafted, texts)
  if (adminSubject.changes(pending.published, pending.content, pending, texts).length === 0) {
    await forget(adminSubject.source, services)
    return { status: isSentAgain(last, account, note) ? 'done' : 'nothing' }
  }
  const { content } = pending
  return (
    judge(adminSubject, pending, wish, texts) ??
    publication(context, adminSubject, { event: 'published', content, note, last, texts }, () =>
      publishDraft(database, adminSubject.subject, version, note),
    )
  )
}

type AtOnce = { version: number; content: unknown; note: string }

/**
 * Saves a change and publishes it in one press. If the draft held other changes (`waits`), nothing is published: they would
 * go out unseen. The change stays in the draft with them.
 */
export async function publishAtOnce(
  context: PageContext,
  adminSubject: AnySiteSubject,
  { version, content, note }: AtOnce,
): Promise<PublishResult | { status: 'stale' } | { status: 'waits' }> {
  const { database } = context.request
  const { subject } = adminSubject
  const { published, content: drafted } = await readPending(adminSubject, database)
  const saved = await saveDraft(database, subject, version, subject.normalise(content), { step: 'edit' })
  if (saved === null) return { status: 'stale' }
  if (!isSame(published, drafted)) return { status: 'waits' }
  return publishStep(context, adminSubject, { version: saved, note, confirmed: true })
}

/** Brings an earlier publication of a subject back. */
export async function rollBackStep(
  context: PageContext,
  adminSubject: AnySiteSubject,
  wish: PublishRequest & { publication: number },
): Promise<PublishResult> {
  const { request, services } = context
  const { account, database } = request
  const texts = await subjectTexts(adminSubject, request.texts)
  const { version, note, publication: id } = wish
  const wrongNote = checkNote(note, texts)
  if (wrongNote !== null) return wrongNote
  const earlier = await readPublication(database, adminSubject.subject, id)
  if (earlier === null) return { status: 'missing' }
  const { content, unread } = earlier
  if (unread.length > 0) return unreadable(note, texts.adminDrafts.unread.earlier, unread, texts)
  const pending = await readPending(adminSubject, database, content)
  const last = await lastPublication(database, adminSubject.subject)
  const isBack = last?.source === id && pending.draft.version === version + 1
  if (isBack && isSentAgain(last, account, note)) {
    await forget(adminSubject.source, services)
    return { status: 'done' }
  }
  return (
    judge(adminSubject, pending, wish, texts) ??
    publication(context, adminSubject, { event: 'rolled-back', content, note, last, texts }, () =>
      rollBack(database, adminSubject.subject, id, version, note),
    )
  )
}

type Planned = {
  event: 'published' | 'rolled-back'
  content: unknown
  note: string
  /** The publication before this one. */
  last: Publication | null
  texts: Texts
}

async function publication(
  context: PageContext,
  adminSubject: AnySiteSubject,
  { event, content, note, last, texts }: Planned,
  ask: () => Promise<Published>,
): Promise<PublishResult> {
  const done = await changeForVisitors(context, adminSubject, {
    event,
    ask: () => askToPublish(context.request, adminSubject.subject, { note, last }, ask),
    changed: ({ status }) => status === 'published',
  })
  return resultOf(context, adminSubject, { content, done, note, texts })
}
