import type { FieldText } from '../content/text-shape.ts'
import type { AdminTexts } from '../features/admin/frame/texts.server.ts'
import { itemChanges, orderChanges } from '../features/admin/publications/field-changes.server.ts'
import type {
  AdminPageId,
  PlaceTexts,
  PublishedSubject,
  SubjectWords,
} from '../features/admin/subjects/published-subject.ts'
import type { AnyFields, LabelsOf, SayingsOf, ValuesOf } from '../features/publishing/fields.ts'
import { nothingMore } from '../features/publishing/pending.server.ts'
import type { ItemList } from './item-actions.server.ts'

/**
 * A list whose things have no photographs and are edited by their fields alone. It is `list` in `subject.server.ts`: its page
 * and the page of one thing are made from it (`list-pages.server.ts`), with no file of their own.
 */
export type FieldList<Content, Item extends { id: string }, Of extends AnyFields> = ItemList<
  Content,
  Item,
  Of
> & {
  fields: Of
  page: AdminPageId
  itemPage: AdminPageId
  nameOf(item: Item): string
  /** Of a new one, by what was typed. */
  idOf(values: ValuesOf<Of>, items: readonly Item[]): string
  /** What the list says beside the name. */
  noteOf?(item: Item, texts: AdminTexts): string | Promise<string>
  /** Words for values that are not texts. */
  say: SayingsOf<Item, Of>
  /** Whether the code sorts it; else the owner does, by moving rows. */
  isSorted: boolean
  /** Whether added and removed ones list their fields among the differences. */
  isWhole?: boolean
  /** The fields by the parts of the form. A part has the title of its first field in `one.groups` of the words, or none. */
  groups?: readonly (readonly (keyof Of & string)[])[]
  choices?: Partial<Record<keyof Of, readonly string[]>>
  /** How many lines a long text has room for. */
  rows?: Partial<Record<keyof Of, number>>
  /** In bytes; left out, that of most forms. */
  largestForm?: number
}

/** Whatever it is made of. */
export type AnyFieldList = FieldList<unknown, { id: string }, AnyFields>

/** What the words of its place say, besides those of any subject. `up`, `down`, `order`: where the owner sorts it. */
export type ListWords = SubjectWords & {
  metaTitle: string
  title: string
  lead: string
  order?: string
  list: Record<'title' | 'add' | 'none', string> &
    ({ up: string; down: string } | { up?: never; down?: never })
  one: Record<'metaTitle' | 'added' | 'back' | 'save' | 'remove' | 'removeLead' | 'missing', string> & {
    groups?: Readonly<Record<string, string>>
  }
  fields: Readonly<Record<string, FieldText>>
  errors: Readonly<Record<string, string>>
  notices: Record<'saved' | 'merged' | 'added' | 'moved' | 'removed' | 'gone', string>
  conflict: string
}

/** What its subject says: all but its source, and why the database may refuse it. */
export function subjectOf<Content, Item extends { id: string }, Of extends AnyFields>(
  list: FieldList<Content, Item, Of>,
): Pick<
  PublishedSubject<Content, object, ListWords & { fields: LabelsOf<Of> }>,
  'subject' | 'page' | 'related' | 'changes'
> & { shows(content: Content): Content } {
  const { subject, page, fields, say, nameOf: titleOf, isSorted, isWhole = false } = list
  const keyOf = ({ id }: Item) => id
  return {
    subject,
    page,
    related: nothingMore,
    shows: (content) => content,
    changes(before, after, _, texts: PlaceTexts<ListWords & { fields: LabelsOf<Of> }>) {
      const [old, now] = [list.of(before), list.of(after)]
      const { fields: labels, order = '' } = texts.words
      return [
        ...itemChanges(old, now, { fields, labels, say, keyOf, titleOf, isWhole }, texts),
        ...(isSorted ? [] : orderChanges(old, now, { title: order, titleOf })),
      ]
    },
  }
}
