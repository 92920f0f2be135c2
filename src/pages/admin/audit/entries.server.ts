import type { AuditEntry } from '../../../features/admin/records/audit-store.server.ts'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import { articleOf } from '../../../features/news/article-subject.server.ts'
import { formatTime } from '../../../format/dates.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import type { Locale } from '../../../locale.ts'
import type { AdminAuditProps } from './page.tsx'
import type { AuditWords } from './ro.ts'

type Texts = PlaceTexts<AuditWords>
/** The database may know names that this version of the site does not. */
type ByName = Partial<Record<string, string>>

export function entryProps(
  { id, at, email, action, subject, detail }: AuditEntry,
  texts: Texts,
  subjects: ReadonlyMap<string, string>,
): AdminAuditProps['entries'][number] {
  const actions: ByName = texts.words.actions
  const details: ByName = texts.words.details
  return {
    id,
    at: momentOf(at, texts.locale),
    who: email,
    what: actions[action] ?? action,
    about: [
      ...about(subject, subjects, texts),
      // What has no word is for the copy of all data: the names of files, for one.
      ...Object.entries(detail).flatMap(([name, value]) =>
        details[name] === undefined ? [] : `${details[name]}: ${inWords(name, String(value ?? ''), texts)}`,
      ),
    ].join(', '),
  }
}

export function momentOf(at: string, locale: Locale): string {
  const moment = new Date(at)
  return `${formatDate(moment, locale)}, ${formatTime(moment)}`
}

/** What an entry is about; an article is one by its address. */
function about(subject: string, subjects: ReadonlyMap<string, string>, { adminDrafts }: Texts): string[] {
  const slug = articleOf(subject)
  if (slug !== null) return [fill(adminDrafts.article, { slug })]
  const name = subjects.get(subject)
  return name === undefined ? [] : [name]
}

/** States and reasons in words. */
function inWords(name: string, value: string, { adminRecords: { states, reasons } }: Texts): string {
  const words: ByName = name === 'state' ? states : name === 'reason' ? reasons : {}
  return words[value] ?? value
}
