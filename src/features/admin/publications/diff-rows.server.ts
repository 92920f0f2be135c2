import { formatDate } from '../../../format/dates.ts'
import type { Locale } from '../../../locale.ts'
import type { Change, PriceDiff } from '../../prices/diff.ts'
import { isSame } from '../../prices/diff.ts'
import { perUnit, priceText } from '../../prices/price-text.ts'
import type { PriceCategory, PriceItem } from '../../prices/schema.ts'
import { adminTexts } from '../frame/texts.server.ts'
import type { DiffRow } from './price-diff.tsx'

type Fact = { name: string; value: string }

/** The differences between two lists as a reader compares them: per row, what was and what is. */
export function diffRows({ categories, items }: PriceDiff, locale: Locale): DiffRow[] {
  return [
    ...categories.map((change) => diffRow(change, ({ slug }) => slug, categoryFacts, locale)),
    ...items.map((change) => diffRow(change, ({ id }) => id, itemFacts, locale)),
  ]
}

/** One row in a line: what a reader needs to tell two versions of it apart. */
export function itemInWords(item: PriceItem, locale: Locale): string {
  return itemFacts(item, locale)
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}: ${value}`)
    .join(' · ')
}

export function categoryInWords(category: PriceCategory, locale: Locale): string {
  return categoryFacts(category, locale)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(' · ')
}

function diffRow<Row extends { title: { ro: string; en: string } }>(
  { before, after }: Change<Row>,
  keyOf: (row: Row) => string,
  factsOf: (row: Row, locale: Locale) => Fact[],
  locale: Locale,
): DiffRow {
  const { diff } = adminTexts[locale].adminPrices
  const shown = after ?? before
  const old = before === null ? null : factsOf(before, locale)
  const changed = (after === null ? (old ?? []) : factsOf(after, locale)).map(({ name, value }, place) => ({
    name,
    before: old?.[place]?.value ?? '',
    after: after === null ? '' : value,
  }))
  return {
    key: shown === null ? '' : keyOf(shown),
    title: shown?.title[locale] ?? '',
    mark: before === null ? diff.added : after === null ? diff.removed : null,
    changes: changed
      .filter((each) => !isSame(each.before, each.after))
      .map((each) => ({ ...each, before: each.before || diff.empty, after: each.after || diff.empty })),
  }
}

function itemFacts(item: PriceItem, locale: Locale): Fact[] {
  const { diff } = adminTexts[locale].adminPrices
  const { list, treatments } = adminTexts[locale]
  const { names } = diff
  return [
    { name: names.price, value: priceText(item, locale, list) },
    { name: names.unit, value: perUnit(item.unit, list) },
    { name: `${names.title} (RO)`, value: item.title.ro },
    { name: `${names.title} (EN)`, value: item.title.en },
    { name: names.vat, value: list.vat[item.vat].label },
    { name: names.valid_from, value: formatDate(item.valid_from, locale) },
    { name: names.hidden, value: item.hidden ? diff.yes : diff.no },
    { name: names.position, value: String(item.position + 1) },
    { name: names.category, value: item.category },
    { name: `${names.included} (RO)`, value: item.included.ro.join('; ') },
    { name: `${names.included} (EN)`, value: item.included.en.join('; ') },
    { name: `${names.not_included} (RO)`, value: item.not_included.ro.join('; ') },
    { name: `${names.not_included} (EN)`, value: item.not_included.en.join('; ') },
    { name: names.treatments, value: item.treatments.map((key) => treatments[key].title).join(', ') },
  ]
}

function categoryFacts({ title, description, position }: PriceCategory, locale: Locale): Fact[] {
  const { names } = adminTexts[locale].adminPrices.diff
  return [
    { name: `${names.title} (RO)`, value: title.ro },
    { name: `${names.title} (EN)`, value: title.en },
    { name: `${names.description} (RO)`, value: description.ro },
    { name: `${names.description} (EN)`, value: description.en },
    { name: names.position, value: String(position + 1) },
  ]
}
