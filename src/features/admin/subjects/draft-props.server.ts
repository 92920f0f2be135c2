import { formatDate, formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import type { Draft } from '../../publishing/draft-store.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import type { Account } from '../account/session.server.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { DraftPartProps } from '../publications/draft-part.tsx'
import type { AdminSubject, PendingChange } from './admin-subject.ts'
import { ownStepNames } from './own-steps.server.ts'
import { unreadProps } from './unread.server.ts'

type Texts = { publishLead: string; publish: string; noDraft: string; same: string }

/** Whose page it is. */
type Asking = { database: AdminDatabase; account: Pick<Account, 'email'>; texts: AdminTexts }

/** What the page of a subject says of its draft, and asks before publishing. `own`: the subject's texts. */
export async function draftProps<Content, Known>(
  { database, account, texts }: Asking,
  adminSubject: AdminSubject<Content, Known>,
  pending: PendingChange<Content, Known>,
  own: Texts,
): Promise<DraftPartProps & { state: string }> {
  const { diff, publish, errorPrefix } = texts.adminDrafts
  const { published, content, draft } = pending
  return {
    draftTexts: {
      diff: { ...diff, none: own.same },
      publish,
      errorPrefix,
      publishLead: own.publishLead,
      submit: own.publish,
    },
    state: stateOf(draft, own.noDraft, texts),
    version: draft.version,
    ...(await ownStepNames(database, adminSubject, draft, account, texts)),
    unread: unreadProps(draft.unread, texts),
    diff: adminSubject.changes(published, content, pending, texts),
    warnings: adminSubject.warnings(pending, texts),
    note: '',
    noteError: null,
    confirmError: null,
  }
}

/** When the draft was changed and by whom. */
function stateOf({ version, saved }: Draft<unknown>, none: string, { locale, adminDrafts }: AdminTexts) {
  if (saved === null) return none
  const at = new Date(saved.at)
  return fill(adminDrafts.draft, {
    version,
    email: saved.by,
    date: formatDate(at, locale),
    time: formatTime(at),
  })
}
