import { formatDate, type IsoDate } from '../../../format/dates.ts'
import { type Locale, locales } from '../../../locale.ts'
import { type Column, type ColumnOf, priceColumns } from '../../prices/columns.ts'
import type { PriceDiff } from '../../prices/editing/diff.ts'
import { perUnit, priceText } from '../../prices/price-text.ts'
import type { PriceCategory, PriceItem } from '../../prices/schema.ts'
import { type Change, isSame } from '../../publishing/changes.ts'
import { numberAsInput } from '../drafts/row-values.server.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { DiffRow } from './price-diff.tsx'

type Fact = { name: string; value: string }

/** The differences between two lists: for each row, before and after. */
export function diffRows({ categories, items }: PriceDiff, texts: AdminTexts): DiffRow[] {
  return [
    ...categories.map((change) => diffRow(change, ({ slug }) => slug, categoryFacts, texts)),
    ...items.map((change) => diffRow(change, ({ id }) => id, itemFacts, texts)),
  ]
}

/** One row in a line: enough to tell two versions of it apart. */
export function itemInWords(item: PriceItem, texts: AdminTexts): string {
  return itemFacts(item, texts)
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}: ${value}`)
    .join(' · ')
}

export function categoryInWords(category: PriceCategory, texts: AdminTexts): string {
  return categoryFacts(category, texts)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(' · ')
}

function diffRow<Row extends { title: Record<Locale, string> }>(
  { before, after }: Change<Row>,
  keyOf: (row: Row) => string,
  factsOf: (row: Row, texts: AdminTexts) => Fact[],
  texts: AdminTexts,
): DiffRow {
  const { diff } = texts.adminPrices
  const shown = after ?? before
  const old = before === null ? null : factsOf(before, texts)
  const changed = (after === null ? (old ?? []) : factsOf(after, texts)).map(({ name, value }, place) => ({
    name,
    before: old?.[place]?.value ?? '',
    after: after === null ? '' : value,
  }))
  return {
    key: shown === null ? '' : keyOf(shown),
    title: shown?.title[texts.locale] ?? '',
    mark: before === null ? diff.added : after === null ? diff.removed : null,
    changes: changed
      .filter((each) => !isSame(each.before, each.after))
      .map((each) => ({ ...each, before: each.before || diff.empty, after: each.after || diff.empty })),
  }
}

function itemFacts(item: PriceItem, texts: AdminTexts): Fact[] {
  const { diff } = texts.adminPrices
  return [
    { name: diff.names.price, value: priceText(item, texts.locale, texts.prices) },
    ...comparedColumns.flatMap((column) => columnFacts(column, item, texts)),
  ]
}

/** What a reader looks at first; the rest follows in column order. */
const leading: readonly Column['name'][] = [
  'unit',
  'title',
  'vat',
  'valid_from',
  'hidden',
  'position',
  'category',
]
const comparedColumns = [
  ...leading.flatMap((name) => priceColumns.filter((column) => column.name === name)),
  ...priceColumns.filter(({ name }) => !leading.includes(name)),
]

function columnFacts(column: Column, item: PriceItem, texts: AdminTexts): Fact[] {
  const { diff, fields } = texts.adminPrices
  const own: Partial<Record<string, string>> = diff.names
  switch (column.kind) {
    case 'line':
      return locales.map((each) => ({
        name: `${diff.names[column.name]} (${each.toUpperCase()})`,
        value: item[column.name][each],
      }))
    case 'lines':
      return locales.map((each) => ({
        name: `${diff.names[column.name]} (${each.toUpperCase()})`,
        value: item[column.name][each].join('; '),
      }))
    case 'amount':
      // Already in the price.
      return []
    default: {
      const value = valueInWords(column, item, texts)
      return value === null ? [] : [{ name: own[column.name] ?? fields[column.name].label, value }]
    }
  }
}

function dayInWords(day: IsoDate | null, locale: Locale): string {
  return day === null ? '' : formatDate(day, locale)
}

type Single = ColumnOf<'number' | 'choice' | 'day' | 'flag' | 'treatments'>

/** Null for a column that another one expresses. */
function valueInWords(column: Single, item: PriceItem, texts: AdminTexts): string | null {
  const { diff } = texts.adminPrices
  switch (column.kind) {
    case 'number':
      return numberAsInput(item[column.name], column)
    case 'choice':
      return choiceInWords(column, item, texts)
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
  { prices: list }: AdminTexts,
): string | null {
  switch (choices) {
    case 'units':
      return perUnit(item.unit, list)
    case 'vat':
      return list.vat[item.vat].label
    case 'categories':
      return item.category
    case 'kinds':
      return null
    default:
      return choices satisfies never
  }
}

function categoryFacts({ title, description, position }: PriceCategory, texts: AdminTexts): Fact[] {
  const {
    diff: { names },
    fields,
  } = texts.adminPrices
  return [
    ...locales.map((each) => ({ name: `${names.title} (${each.toUpperCase()})`, value: title[each] })),
    ...locales.map((each) => ({
      name: `${names.description} (${each.toUpperCase()})`,
      value: description[each],
    })),
    { name: fields.position.label, value: String(position + 1) },
  ]
}
