import { formatTime } from '../../../format/dates.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import type { Draft } from '../../publishing/draft-store.server.ts'
import type { Pending } from '../../publishing/pending.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import type { Account } from '../account/session.server.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { DraftPartProps } from '../publications/draft-part.tsx'
import { ownStepNames } from './own-steps.server.ts'
import { type AnySubject, noWarnings, type PlaceTexts } from './published-subject.ts'
import { unreadProps } from './unread.server.ts'

/** What the page of a subject says of its draft; `state`: when it was changed and by whom. */
export type DraftProps = DraftPartProps & { state: string | null }

/** What the page of a subject says of its draft, and asks before publishing. */
export async function draftProps(
  admin: { database: AdminDatabase; account: Pick<Account, 'email'> },
  subject: AnySubject,
  pending: Pending<unknown>,
  texts: PlaceTexts,
): Promise<DraftProps> {
  const { diff, publish, errorPrefix } = texts.adminDrafts
  const { published, content, draft } = pending
  const { same = null, noDraft = null, note = publish.note, publishLead, publish: submit } = texts.words
  return {
    draftTexts: {
      diff: { ...diff, none: same },
      publish: { ...publish, note },
      errorPrefix,
      publishLead,
      submit,
    },
    state: stateOf(draft, noDraft, texts),
    version: draft.version,
    ...(await ownStepNames(admin, subject, pending, texts)),
    unread: unreadProps(draft.unread, texts),
    diff: subject.changes(published, content, pending, texts),
    warnings: subject.warnings?.(pending, texts) ?? noWarnings,
    note: '',
    noteError: null,
    confirmError: null,
  }
}

/** When the draft was changed and by whom. */
function stateOf(
  { version, saved }: Draft<unknown>,
  none: string | null,
  { locale, adminDrafts }: AdminTexts,
) {
  if (saved === null) return none
  const at = new Date(saved.at)
  return fill(adminDrafts.draft, {
    version,
    email: saved.by,
    date: formatDate(at, locale),
    time: formatTime(at),
  })
}
