import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { formatLei } from '../../../format/money.ts'
import { formatNumber } from '../../../format/numbers.ts'
import { type Locale, locales } from '../../../locale.ts'
import { type Change, changesBetween, isSame } from '../../publishing/changes.ts'
import {
  type AnyField,
  type AnyFields,
  type LabelsOf,
  type SayingsOf,
  valueIn,
} from '../../publishing/fields.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { DiffRow } from './draft-diff.tsx'

export type ItemDescription<Item, Of extends AnyFields> = {
  fields: Of
  labels: LabelsOf<Of>
  /** Words for values that are not texts. */
  say: SayingsOf<Item, Of>
  keyOf(item: Item): string
  titleOf(item: Item): string
  /** Whether added and removed items list their fields as well. */
  isWhole?: boolean
}

/** Added and removed items, and the changed fields of the others. */
export function itemChanges<Item extends object, Of extends AnyFields>(
  before: readonly Item[],
  after: readonly Item[],
  { fields, labels, say, keyOf, titleOf, isWhole = false }: ItemDescription<Item, Of>,
  texts: AdminTexts,
): DiffRow[] {
  return changesBetween(before, after, keyOf).map((change) => {
    const item = change.after ?? change.before
    return {
      key: item === null ? '' : keyOf(item),
      title: item === null ? '' : titleOf(item),
      kind: kindOf(change),
      line: null,
      changes:
        isWhole || (change.before !== null && change.after !== null)
          ? fieldChanges(fields, change, { labels, say }, texts)
          : [],
    }
  })
}

/** One difference if the same items are in another order; none if the order is unchanged. */
export function orderChanges<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  { title, titleOf }: { title: string; titleOf(item: Item): string },
): DiffRow[] {
  const inBoth = (list: readonly Item[], others: readonly Item[]) =>
    list.map(({ id }) => id).filter((id) => others.some((other) => other.id === id))
  if (isSame(inBoth(before, after), inBoth(after, before))) return []
  return [{ key: 'order', title, kind: 'order', line: after.map(titleOf).join(', '), changes: [] }]
}

function kindOf<Item>({ before, after }: Change<Item>): DiffRow['kind'] {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

type Words<Item> = {
  labels: Readonly<Record<string, { label: string }>>
  say: Readonly<Partial<Record<string, (item: Item) => string>>>
}

function fieldChanges<Item extends object>(
  fields: AnyFields,
  { before, after }: Change<Item>,
  { labels, say }: Words<Item>,
  texts: AdminTexts,
): DiffRow['changes'] {
  const { empty } = texts.adminDrafts.diff
  const rows = Object.entries(fields).flatMap(([name, field]) => {
    const label = labels[name]?.label ?? name
    const row = (title: string, locale: Locale | null) => {
      const written = (item: Item | null) =>
        item === null ? empty : (say[name]?.(item) ?? inWords(field, item, locale, texts)) || empty
      return { name: title, before: written(before), after: written(after) }
    }
    if (!field.perLanguage) return [row(label, null)]
    return locales.map((locale) => row(fill(texts.adminDrafts.inLanguage[locale], { field: label }), locale))
  })
  return rows.filter((change) => change.before !== change.after)
}

function inWords(field: AnyField, item: object, locale: Locale | null, texts: AdminTexts): string {
  const { adminDrafts } = texts
  const value = valueIn(item, field, locale)
  if (field.kind === 'amount' && typeof value === 'number') return formatLei(value, texts.locale)
  if (field.kind === 'number' && typeof value === 'number') return formatNumber(value, texts.locale)
  if (field.kind === 'date' && typeof value === 'string') return formatDate(value, texts.locale)
  if (field.kind === 'lines')
    return Array.isArray(value) ? value.map((each) => field.show(each)).join('; ') : ''
  if (field.kind === 'flag') return value === true ? adminDrafts.diff.yes : adminDrafts.diff.no
  return String(value ?? '')
}

/** One item, field by field, in the reader's language. */
export function fieldsInWords<Item extends object, Of extends AnyFields>(
  item: Item,
  { fields, labels, say }: Pick<ItemDescription<Item, Of>, 'fields' | 'labels' | 'say'>,
  texts: AdminTexts,
): { field: string; name: string; value: string }[] {
  const { labels: named, say: sayings }: Words<Item> = { labels, say }
  return Object.entries<AnyField>(fields).map(([field, each]) => ({
    field,
    name: named[field]?.label ?? field,
    value: sayings[field]?.(item) ?? inWords(each, item, each.perLanguage ? texts.locale : null, texts),
  }))
}
