import type { FieldText } from '../../../content/text-shape.ts'
import type { PluralForms } from '../../../format/plurals.ts'
import type { RouteId } from '../../../routes.ts'
import type { Pending, Publishable } from '../../publishing/pending.server.ts'
import type { Refusal } from '../../publishing/refusal.ts'
import type { DraftBarProps } from '../frame/draft-bar.tsx'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { DiffRow } from '../publications/draft-diff.tsx'
import type { Warnings } from '../publications/publish-warnings.tsx'

/** Pages of the admin that are there before anybody has signed in. */
export type OpenPageId = 'admin/sign-in' | 'admin/reset'
/** Pages of admins who are signed in. */
export type AdminPageId = Exclude<Extract<RouteId, `admin/${string}`>, OpenPageId>

/** What any subject that is drafted and published says of itself. */
export type SubjectWords = {
  /** Its name in the menu, and in the history as well where that has no longer one. */
  menu: string
  name?: string
  /** Names the bar of what is not published. */
  draft: string
  /** How many changes are not published. */
  changes: PluralForms
  /** Several changes, as the name of one step. */
  more: PluralForms
  publish: string
  publishLead: string
  published: string
  /** Its own question before publishing, in place of the general one. */
  note?: FieldText
  /** While nothing has been drafted, and while the draft says what visitors see. Left out, the page is silent. */
  noDraft?: string
  same?: string
}

/** The texts of all admin pages, and the words of one place. */
export type PlaceTexts<Words = SubjectWords> = AdminTexts & { words: Words }

/** A subject that is drafted, published, and brought back: what the engine cannot know of it. */
export type PublishedSubject<
  Content,
  Related extends object = object,
  Words extends SubjectWords = SubjectWords,
> = Publishable<Content, Related> & {
  /** Where it is edited and published; its words lie in the folder of that page. */
  page: AdminPageId
  /** The differences, for each row before and after. */
  changes(before: Content, after: Content, related: Related, texts: PlaceTexts<Words>): DiffRow[]
  /** Optional: without it nothing prevents publishing. */
  warnings?(pending: Pending<Content, Related>, texts: PlaceTexts<Words>): Warnings
  /** Why the database refused, for the owner; null for what any subject says. */
  explain?(refusal: Refusal, content: Content, texts: PlaceTexts<Words>): string | null
  /** A change in few words; null for its row, or how many. */
  inWords?(before: Content, after: Content, texts: PlaceTexts<Words>): string | null
  /** What its bar says otherwise than that of any subject. */
  bar?(pending: Pending<Content, Related>, texts: PlaceTexts<Words>): Partial<SubjectBar>
}

/** Whatever it is made of: each is given its own content alone. */
export type AnySubject = PublishedSubject<unknown>

/** The unpublished changes of a subject: their number, and what prevents publishing. */
export type SubjectBar = Pick<DraftBarProps, 'average'> & { count: number; warnings: Warnings }

/** What it is called among other subjects. */
export function nameOf({ name, menu }: Pick<SubjectWords, 'name' | 'menu'>): string {
  return name ?? menu
}

/** Refusals that any subject has none of. */
export const noWarnings: Warnings = { refusals: [], questions: [] }
