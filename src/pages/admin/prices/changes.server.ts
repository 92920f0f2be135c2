import type { DiffRow } from '../../../features/admin/publications/draft-diff.tsx'
import { type Column, type ColumnOf, fieldsOf, priceColumns } from '../../../features/prices/columns.ts'
import { diffPrices } from '../../../features/prices/editing/diff.ts'
import { perUnit, priceText } from '../../../features/prices/price-text.ts'
import type { PriceCategory, PriceContent, PriceItem } from '../../../features/prices/schema.ts'
import { nextText } from '../../../features/prices/table/price-table-data.server.ts'
import type { Change } from '../../../features/publishing/changes.ts'
import type { IsoDate } from '../../../format/dates.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { type Locale, writtenLocales } from '../../../locale.ts'
import { numberAsInput } from './row-values.server.ts'
import type { PriceTexts } from './texts.server.ts'

/** `columns`: the changed columns. `field`: the form field that shows them. */
type Fact = { name: string; value: string; columns: readonly string[]; field: string }
type Titles = ReadonlyMap<string, string>

/** The differences between two lists: for each changed row before and after, a line for what came, went or moved. */
export function diffRows(before: PriceContent, after: PriceContent, texts: PriceTexts): DiffRow[] {
  const { categories, items, reordered, isReordered } = diffPrices(before, after)
  const { locale, words } = texts
  const titles = new Map(
    [...before.categories, ...after.categories].map(({ slug, title }) => [slug, title[locale]]),
  )
  const inOrder = (key: string, title: string): DiffRow => ({
    key,
    kind: 'order',
    title,
    line: null,
    changes: [],
  })
  return [
    ...(isReordered ? [inOrder('_order', words.diff.categoryOrder)] : []),
    ...categories.map((change) =>
      diffRow(
        change,
        ({ slug }) => slug,
        (row) => categoryFacts(row, texts),
        () => words.diff.category,
        texts,
      ),
    ),
    ...reordered.map(({ slug, title }) =>
      inOrder(`_order-${slug}`, fill(words.diff.order, { category: title[locale] })),
    ),
    ...items.map((change) =>
      diffRow(
        change,
        ({ id }) => id,
        (row) => itemFacts(row, titles, texts),
        (row) => `${titles.get(row.category) ?? row.category}, ${priceText(row, locale, texts.prices)}`,
        texts,
      ),
    ),
  ]
}

type Field = { field: string; name: string; mine: string; theirs: string; isConflict: boolean }

/** Two versions of a row field by field, where they differ; `fields` are those that both sides changed. */
export function comparedItem(
  mine: PriceItem,
  theirs: PriceItem,
  fields: readonly string[],
  categories: readonly PriceCategory[],
  texts: PriceTexts,
): Field[] {
  const titles = new Map(categories.map(({ slug, title }) => [slug, title[texts.locale]]))
  return compared(itemFacts(mine, titles, texts), itemFacts(theirs, titles, texts), fields, texts)
}

export function comparedCategory(
  mine: PriceCategory,
  theirs: PriceCategory,
  fields: readonly string[],
  texts: PriceTexts,
): Field[] {
  return compared(categoryFacts(mine, texts), categoryFacts(theirs, texts), fields, texts)
}

function compared(
  mine: readonly Fact[],
  theirs: readonly Fact[],
  fields: readonly string[],
  { adminDrafts }: PriceTexts,
): Field[] {
  const { empty } = adminDrafts.diff
  return mine.flatMap(({ name, value, columns, field }, place) => {
    const other = theirs[place]?.value ?? ''
    if (other === value) return []
    const isConflict = columns.some((column) => fields.includes(column))
    return [{ field, name, mine: value || empty, theirs: other || empty, isConflict }]
  })
}

function diffRow<Row extends { title: Record<Locale, string> }>(
  { before, after }: Change<Row>,
  keyOf: (row: Row) => string,
  factsOf: (row: Row) => Fact[],
  inALine: (row: Row) => string,
  { locale, adminDrafts: { diff } }: PriceTexts,
): DiffRow {
  const item = after ?? before
  const row = { key: item === null ? '' : keyOf(item), title: item?.title[locale] ?? '' }
  if (before === null || after === null)
    return {
      ...row,
      kind: before === null ? 'added' : 'removed',
      line: item === null ? null : inALine(item),
      changes: [],
    }
  const old = factsOf(before)
  return {
    ...row,
    kind: 'changed',
    line: null,
    changes: factsOf(after)
      .map(({ name, value }, place) => ({ name, before: old[place]?.value ?? '', after: value }))
      .filter((each) => each.before !== each.after)
      .map((each) => ({ ...each, before: each.before || diff.empty, after: each.after || diff.empty })),
  }
}

function itemFacts(item: PriceItem, titles: Titles, texts: PriceTexts): Fact[] {
  const { diff, fields } = texts.words
  return [
    {
      name: diff.names.price,
      value: priceText(item, texts.locale, texts.prices),
      columns: ['kind', 'amount_min', 'amount_max'],
      field: 'min',
    },
    {
      name: fields.next_min.label,
      value: nextText(item, texts) ?? '',
      columns: ['next_min', 'next_max', 'next_from'],
      field: 'next_min',
    },
    ...comparedColumns.flatMap((column) => columnFacts(column, item, titles, texts)),
  ]
}

/** Shown first; the rest follows in column order. Changes of place are listed with the category. */
const leading: readonly Column['name'][] = ['unit', 'title', 'vat', 'valid_from', 'hidden', 'category']
const first: readonly Column['name'][] = ['position', 'kind', 'next_from']
const comparedColumns = [
  ...leading.flatMap((name) => priceColumns.filter((column) => column.name === name)),
  ...priceColumns.filter(
    ({ name, kind }) => !leading.includes(name) && !first.includes(name) && kind !== 'amount',
  ),
]

function columnFacts(column: Column, item: PriceItem, titles: Titles, texts: PriceTexts): Fact[] {
  const { diff, fields } = texts.words
  const own: Partial<Record<string, string>> = diff.names
  switch (column.kind) {
    case 'line':
    case 'lines':
      return writtenLocales.map((each, place) => {
        const text = item[column.name][each]
        return {
          name: `${diff.names[column.name]} (${each.toUpperCase()})`,
          value: typeof text === 'string' ? text : text.join('; '),
          columns: [column.name],
          field: fieldsOf(column)[place] ?? column.name,
        }
      })
    case 'amount':
      return []
    default:
      return [
        {
          name: own[column.name] ?? fields[column.name].label,
          value: valueInWords(column, item, titles, texts),
          columns: [column.name],
          field: column.name,
        },
      ]
  }
}

function dayInWords(day: IsoDate | null, locale: Locale): string {
  return day === null ? '' : formatDate(day, locale)
}

type Single = ColumnOf<'number' | 'choice' | 'day' | 'flag' | 'treatments'>

function valueInWords(column: Single, item: PriceItem, titles: Titles, texts: PriceTexts): string {
  const { diff } = texts.adminDrafts
  switch (column.kind) {
    case 'number':
      return numberAsInput(item[column.name], column)
    case 'choice':
      return choiceInWords(column, item, titles, texts)
    case 'day':
      return dayInWords(item[column.name], texts.locale)
    case 'flag':
      return item[column.name] ? diff.yes : diff.no
    case 'treatments':
      return item[column.name].map((key) => texts.treatmentTexts[key].title).join(', ')
    default:
      return column satisfies never
  }
}

function choiceInWords(
  { choices }: ColumnOf<'choice'>,
  item: PriceItem,
  titles: Titles,
  { words, prices: list }: PriceTexts,
): string {
  switch (choices) {
    case 'units':
      return perUnit(item.unit, list)
    case 'vat':
      return list.vat[item.vat].label
    case 'categories':
      return titles.get(item.category) ?? item.category
    case 'kinds':
      return words.kinds[item.kind]
    default:
      return choices satisfies never
  }
}

function categoryFacts({ title, description }: PriceCategory, { words }: PriceTexts): Fact[] {
  const { names } = words.diff
  return (['title', 'description'] as const).flatMap((name) =>
    writtenLocales.map((each) => ({
      name: `${names[name]} (${each.toUpperCase()})`,
      value: (name === 'title' ? title : description)[each],
      columns: [name],
      field: `${name}_${each}`,
    })),
  )
}
