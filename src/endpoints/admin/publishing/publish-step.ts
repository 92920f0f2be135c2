import type { DraftFlash } from '../../../features/admin/frame/flashes.ts'
import { isSame } from '../../../features/publishing/changes.ts'
import { readDraftAndPublished, saveDraft } from '../../../features/publishing/draft-store.server.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import {
  lastPublication,
  publishDraft,
  readPublication,
  rollBack,
} from '../../../features/publishing/publication-store.server.ts'
import { subjectTexts } from '../../../pages/load-words.server.ts'
import type { AnySiteSubject } from '../../../pages/site-subject.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'
import { askToPublish, isSentAgain } from './ask-to-publish.ts'
import {
  type Asked,
  checkNote,
  conclude,
  judge,
  type PublishResult,
  stale,
  unreadable,
} from './publish-result.ts'
import { changeForVisitors, forget, type Services } from './show-change.ts'

/** Publishes the draft of a subject as it was seen. */
export async function publishStep(
  c: AdminContext,
  session: AdminSession,
  adminSubject: AnySiteSubject,
  asked: Asked,
  services: Services,
): Promise<PublishResult> {
  const { account, database } = session
  const texts = await subjectTexts(adminSubject, session.texts)
  const { version, note } = asked
  const wrongNote = checkNote(note, texts)
  if (wrongNote !== null) return wrongNote
  const pending = await readPending(adminSubject, database)
  // Read after it: where the draft is published already, so is what the request that lost its answer has done.
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
  const objection = judge(adminSubject, pending, asked, texts)
  if (objection !== null) return objection
  const done = await changeForVisitors(c, adminSubject, services, {
    event: 'published',
    ask: () =>
      askToPublish(session, adminSubject.subject, { note, last }, () =>
        publishDraft(database, adminSubject.subject, version, note),
      ),
    changed: ({ status }) => status === 'published',
  })
  return conclude(c, texts, { adminSubject, content: pending.content, done, note })
}

type AtOnce = { version: number; content: unknown; note: string }

/**
 * Saves a change and publishes it in one press. `waits`: something else waits in the draft, which is never published
 * unseen, so the change is in the draft with it.
 */
export async function publishAtOnce(
  c: AdminContext,
  session: AdminSession,
  adminSubject: AnySiteSubject,
  { version, content, note }: AtOnce,
  services: Services,
): Promise<PublishResult | { status: 'stale' } | { status: 'waits' }> {
  const { database } = session
  const { published, content: drafted } = await readPending(adminSubject, database)
  const saved = await saveDraft(
    database,
    adminSubject.subject,
    version,
    adminSubject.subject.normalise(content),
    {
      step: 'edit',
    },
  )
  if (saved === null) return { status: 'stale' }
  if (!isSame(published, drafted)) return { status: 'waits' }
  return publishStep(c, session, adminSubject, { version: saved, note, confirmed: true }, services)
}

/**
 * Makes the draft what of it can be read. What of the published rows cannot, which visitors do not have either, goes at
 * once where nothing else waits, and with the next publication otherwise.
 */
export async function removeUnreadStep(
  c: AdminContext,
  session: AdminSession,
  adminSubject: AnySiteSubject,
  version: number,
  services: Services,
): Promise<DraftFlash> {
  const { database, texts } = session
  const { subject } = adminSubject
  const { draft, published } = await readDraftAndPublished(database, subject)
  if (draft.version !== version) return 'stale'
  const saved = await saveDraft(database, subject, version, draft.content, { step: 'edit' })
  if (saved === null) return 'stale'
  if (draft.unread.published.length === 0 || !isSame(draft.content, published)) return 'unread-removed'
  const done = await changeForVisitors(c, adminSubject, services, {
    event: 'published',
    ask: () => publishDraft(database, subject, saved, texts.adminDrafts.unread.note),
    changed: ({ status }) => status === 'published',
  })
  return done.status === 'published' ? 'unread-removed' : 'stale'
}

/** Brings an earlier publication of a subject back. */
export async function rollBackStep(
  c: AdminContext,
  session: AdminSession,
  adminSubject: AnySiteSubject,
  asked: Asked & { publication: number },
  services: Services,
): Promise<PublishResult> {
  const { account, database } = session
  const texts = await subjectTexts(adminSubject, session.texts)
  const { version, note, publication } = asked
  const wrongNote = checkNote(note, texts)
  if (wrongNote !== null) return wrongNote
  const earlier = await readPublication(database, adminSubject.subject, publication)
  if (earlier === null) return { status: 'missing' }
  if (earlier.unread.length > 0)
    return unreadable(note, texts.adminDrafts.unread.earlier, earlier.unread, texts)
  const pending = await readPending(adminSubject, database, earlier.content)
  const last = await lastPublication(database, adminSubject.subject)
  const isBack = last?.source === publication && pending.draft.version === version + 1
  if (isBack && isSentAgain(last, account, note)) {
    await forget(adminSubject.source, services)
    return { status: 'done' }
  }
  const objection = judge(adminSubject, pending, asked, texts)
  if (objection !== null) return objection
  const done = await changeForVisitors(c, adminSubject, services, {
    event: 'rolled-back',
    ask: () =>
      askToPublish(session, adminSubject.subject, { note, last }, () =>
        rollBack(database, adminSubject.subject, publication, version, note),
      ),
    changed: ({ status }) => status === 'published',
  })
  return conclude(c, texts, { adminSubject, content: earlier.content, done, note })
}
