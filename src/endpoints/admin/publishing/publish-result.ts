import { NoResponse } from '../../../database/store-error.ts'
import type { Flash } from '../../../features/admin/frame/admin-bar.tsx'
import { staleFlash } from '../../../features/admin/frame/flashes.ts'
import { noWarnings, type PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import { namesOf } from '../../../features/admin/subjects/unread.server.ts'
import type { Pending } from '../../../features/publishing/pending.server.ts'
import {
  lastPublication,
  type Publication,
  type Published,
} from '../../../features/publishing/publication-store.server.ts'
import { sentAgainMs } from '../../../features/publishing/sent-again.ts'
import { fill } from '../../../format/fill.ts'
import { log } from '../../../http/log.ts'
import type { AnySiteSubject } from '../../../pages/site-subject.ts'
import { PublicationInDoubt } from '../accounts/outage.ts'
import type { AdminSession, PageContext } from '../admin-context.ts'
import { eventOf } from './show-change.ts'

/** What the form asks, and what was answered to its questions. */
export type PublishRequest = { version: number; note: string; confirmed: boolean }

/** Why nothing was published; the page shows it with the note still there. */
export type Refused = {
  note: string
  notice?: Flash | null
  noteError?: string
  confirmError?: string
}
export type PublishResult =
  | { status: 'done' | 'nothing' | 'missing' }
  | { status: 'refused'; code: 409 | 422; view: Refused }

export type Texts = PlaceTexts

export function checkNote(note: string, { adminDrafts }: Texts): PublishResult | null {
  if (note.length >= 3 && note.length <= 300) return null
  const view = { note: note.slice(0, 2000), noteError: adminDrafts.problems.note }
  return { status: 'refused', code: 422, view }
}

export function stale(note: string, texts: Texts): PublishResult {
  return { status: 'refused', code: 409, view: { note, notice: staleFlash(texts) } }
}

/** What cannot be read is not published either. */
export function unreadable(
  note: string,
  template: string,
  names: readonly string[],
  texts: Texts,
): PublishResult {
  const text = fill(template, { names: namesOf(names, texts) })
  return { status: 'refused', code: 422, view: { note, notice: { text, wrong: true } } }
}

/** What stands in the way of publishing: what would be untrue, or a question that was not answered. */
export function judge(
  adminSubject: AnySiteSubject,
  pending: Pending<unknown>,
  { note, confirmed }: PublishRequest,
  texts: Texts,
): PublishResult | null {
  const { refusals, questions } = adminSubject.warnings?.(pending, texts) ?? noWarnings
  const { refusals: title, check } = texts.adminDrafts.publish
  if (refusals.length > 0) {
    const text = [title, ...refusals].join('. ')
    return { status: 'refused', code: 422, view: { note, notice: { text, wrong: true } } }
  }
  if (questions.length > 0 && !confirmed)
    return { status: 'refused', code: 422, view: { note, confirmError: check.needed } }
  return null
}

/** What the page tells of what came of it. */
export function resultOf(
  { request }: PageContext,
  adminSubject: AnySiteSubject,
  { content, done, note, texts }: { content: unknown; done: Published; note: string; texts: Texts },
): PublishResult {
  switch (done.status) {
    case 'stale':
      return stale(note, texts)
    case 'refused': {
      const { rule, row } = done
      log('warn', `${eventOf(adminSubject.subject)}-refused`, { requestId: request.requestId, rule, row })
      const text = adminSubject.explain?.(done, content, texts) ?? texts.adminDrafts.publish.refused
      return { status: 'refused', code: 422, view: { note, notice: { text, wrong: true } } }
    }
    case 'published':
      return { status: 'done' }
    default:
      return done satisfies never
  }
}

export function isSentAgain(
  last: Publication | null,
  { email }: AdminSession['account'],
  note: string,
): boolean {
  if (last === null || last.note !== note || last.published_by_email !== email) return false
  return Date.now() - Date.parse(last.published_at) < sentAgainMs
}

/**
 * What came of asking for a publication. Where the answer was lost the database is asked whether there is one: by then
 * it has done it or given it up (`ownerLimitMs`).
 */
export async function askToPublish(
  { account, database }: Pick<AdminSession, 'account' | 'database'>,
  subject: { name: string },
  { note, last }: { note: string; last: Publication | null },
  ask: () => Promise<Published>,
): Promise<Published> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    const now = await lastPublication(database, subject).catch((silence: unknown) => {
      if (silence instanceof NoResponse) return 'unknown' as const
      throw silence
    })
    if (now === 'unknown') throw new PublicationInDoubt(error, false)
    if (now?.id === last?.id || !isSentAgain(now, account, note)) throw new PublicationInDoubt(error, true)
    return { status: 'published' }
  }
}
