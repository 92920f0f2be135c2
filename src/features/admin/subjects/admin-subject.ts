import type { IsoDate } from '../../../format/dates.ts'
import type { PageId } from '../../../routes.ts'
import type { Draft } from '../../publishing/draft-store.server.ts'
import type { Part } from '../../publishing/parts.ts'
import type { Refusal } from '../../publishing/refusal.ts'
import type { AdminDatabase, Subject } from '../../publishing/subject.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { DiffRow } from '../publications/price-diff.tsx'
import type { Warnings } from '../publications/publish-warnings.tsx'

/** What publishing a draft today would change, and what must be known besides to judge it. */
export type PendingChange<Content, Known = unknown> = Known & {
  draft: Draft<Content>
  published: Content
  /** As visitors would have it. */
  content: Content
  today: IsoDate
}

/** How the admin pages speak of a subject: what the engine cannot know of it. */
export type AdminSubject<Content, Known> = {
  subject: Subject<Content>
  /** Where it is edited and published. */
  page: PageId
  /** Which of the sources of public pages has it. */
  source: Part
  /** `instead`: content that would be published in place of the draft. */
  readPending(database: AdminDatabase, instead?: Content): Promise<PendingChange<Content, Known>>
  /** The differences, for each row before and after. */
  changes(
    before: Content,
    after: Content,
    pending: PendingChange<Content, Known>,
    texts: AdminTexts,
  ): DiffRow[]
  warnings(pending: PendingChange<Content, Known>, texts: AdminTexts): Warnings
  /** A change in few words: its row, or how many. */
  inWords(before: Content, after: Content, texts: AdminTexts): string
  /** Why the database refused, for the owner. */
  explain(refusal: Refusal, content: Content, texts: AdminTexts): string
}
