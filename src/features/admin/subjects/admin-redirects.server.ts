import { isoDateOf } from '../../../format/dates.ts'
import { plural } from '../../../format/plurals.ts'
import { type Change, changesBetween } from '../../publishing/changes.ts'
import { readDraftAndPublished } from '../../publishing/draft-store.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import {
  type Redirect,
  type RedirectContent,
  redirectSubject,
} from '../../redirects/redirect-subject.server.ts'
import type { DraftBarProps } from '../frame/draft-bar.tsx'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { DiffRow } from '../publications/price-diff.tsx'
import type { AdminSubject, PendingChange } from './admin-subject.ts'
import { subjectBar } from './subject-bar.server.ts'

export type PendingRedirects = PendingChange<RedirectContent, object>

export const adminRedirectSubject: AdminSubject<RedirectContent, object> = {
  subject: redirectSubject,
  page: 'admin/redirects',
  source: 'redirects',
  readPending: readPendingRedirects,
  changes: (before, after, _, texts) => changesOf(before, after).map((change) => diffRow(change, texts)),
  warnings: () => ({ refusals: [], questions: [] }),
  inWords(before, after, texts) {
    const [first, ...more] = changesOf(before, after)
    const { changes } = texts.adminRedirects
    if (first === undefined || more.length > 0)
      return plural(more.length + (first === undefined ? 0 : 1), changes, texts.locale)
    return (first.after ?? first.before)?.from ?? ''
  },
  explain: ({ rule }, _, { adminDrafts, adminRedirects }) =>
    rule === 'redirects_chain' ? adminRedirects.problems.chain : adminDrafts.publish.refused,
}

export async function readPendingRedirects(
  database: AdminDatabase,
  instead?: RedirectContent,
): Promise<PendingRedirects> {
  const { draft, published } = await readDraftAndPublished(database, redirectSubject)
  const { settled } = redirectSubject
  const content = settled(instead ?? draft.content)
  return { draft, published: settled(published), content, today: isoDateOf(new Date()) }
}

/** What of the redirects is not published. */
export function redirectBar(
  { published, content }: PendingRedirects,
  texts: AdminTexts,
): DraftBarProps | null {
  const count = changesOf(published, content).length
  if (count === 0) return null
  const { draft: label, unpublished: changes } = texts.adminRedirects
  return subjectBar({ page: 'admin/redirects', label, count, changes }, texts)
}

function changesOf(before: RedirectContent, after: RedirectContent): Change<Redirect>[] {
  return changesBetween(before.rows, after.rows, ({ from }) => from)
}

function diffRow({ before, after }: Change<Redirect>, { adminRedirects, adminDrafts }: AdminTexts): DiffRow {
  const { fields } = adminRedirects
  const { empty } = adminDrafts.diff
  const from = (after ?? before)?.from ?? ''
  return {
    key: from,
    title: from,
    kind: before === null ? 'added' : after === null ? 'removed' : 'changed',
    line: null,
    changes: [
      { name: fields.to.label, before: before?.to ?? empty, after: after?.to ?? empty },
      { name: fields.note.label, before: before?.note || empty, after: after?.note || empty },
    ].filter((change) => change.before !== change.after),
  }
}
