import type { DraftBarProps } from '../features/admin/frame/draft-bar.tsx'
import type { AdminTexts } from '../features/admin/frame/texts.server.ts'
import type {
  AdminPageId,
  PublishedSubject,
  SubjectWords,
} from '../features/admin/subjects/published-subject.ts'
import type { Pending } from '../features/publishing/pending.server.ts'
import type { AdminDatabase } from '../features/publishing/subject.ts'
import type { SourceName, ValueOf } from '../sources/published.ts'

/** A published subject, and what public pages have of it. It is `subject` in `subject.server.ts` beside its page. */
export type SiteSubject<
  Content,
  Related extends object = object,
  Words extends SubjectWords = SubjectWords,
> = PublishedSubject<Content, Related, Words> &
  { [Name in SourceName]: ShownIn<Name, Content, Related> }[SourceName]

type ShownIn<Name extends SourceName, Content, Related> = {
  /** Which source has it. */
  source: Name
  /**
   * What the source would have with this content. A subject that is a part of another's source says that part alone. Left out,
   * no preview shows it.
   */
  shows?(content: Content, pending: Pending<Content, Related>): Partial<ValueOf<Name>>
}

/** Whatever it is made of: each is given its own content alone. */
export type AnySiteSubject = SiteSubject<unknown>

/** Many things each of which is drafted and published by itself. */
export type SubjectFamily = {
  /** Where they are listed. */
  page: AdminPageId
  /** The one of that name; null where none is called so. */
  named(name: string): AnySiteSubject | null
  /** How many of them have something drafted; null for none. */
  bar(database: AdminDatabase, texts: AdminTexts): Promise<DraftBarProps | null>
}
