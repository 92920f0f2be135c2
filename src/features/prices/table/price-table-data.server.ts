import { clinic } from '../../../content/clinic.ts'
import { paysVat } from '../../../content/kind-of-clinic.ts'
import type { Freshness } from '../../../database/freshness.ts'
import { addDays, isoDateOf } from '../../../format/dates.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { formatLei, formatLeiRange } from '../../../format/money.ts'
import { typeset } from '../../../format/typeset.ts'
import type { InMarkup } from '../../../page-frame.ts'
import { hasPage, href } from '../../../routes.ts'
import type { EstimateItem } from '../estimate/estimate.tsx'
import { type PickedRow, quantityOf, readEstimate, writeEstimate } from '../estimate/estimate-selection.ts'
import { partsIn } from '../estimate/picked-parts.ts'
import { nextPrice } from '../on-day.ts'
import type { RowNotes } from '../price-lines.tsx'
import { euroText, perUnit, priceParts, priceText } from '../price-text.ts'
import type { PriceCategory, PriceItem, PriceList } from '../schema.ts'
import type { PricesTexts } from '../words.server.ts'
import type { PriceRowData, PriceRowFigures } from './price-table.tsx'

export type PriceGroupData = {
  slug: string
  title: string
  href: string
  /** What leads to its own page. */
  open: string
  /** From its lowest price to its highest. */
  span: string
  about: InMarkup<GroupText>
  rows: readonly PriceRowData[]
}

export type GroupText = {
  description: string
  /** Stated once, where it is the same for all rows. */
  vat: string | null
}

/** All that a document holds of a group beside its markup. */
export type PriceGroupFigures = Pick<PriceGroupData, 'slug'> & { rows: readonly PriceRowFigures[] }

/** The list in one language, in its order, with the selection in the query. */
export type PriceListData = {
  publishedOn: string
  groups: readonly (PriceGroupData | PriceGroupFigures)[]
  estimate: { initial: string; changed: boolean }
}

export function priceListData(
  texts: PricesTexts,
  list: PriceList & Freshness,
  picked: readonly string[],
  notes: RowNotes = {},
): Omit<PriceListData, 'groups'> & { groups: readonly PriceGroupData[] } {
  return {
    publishedOn: publishedOn(texts, list),
    groups: list.categories
      .toSorted((a, b) => a.position - b.position)
      .map((category) => priceGroup(texts, list, category, notes))
      .filter(({ rows }) => rows.length > 0),
    estimate: estimateData(list, picked),
  }
}

export function priceGroup(
  texts: PricesTexts,
  list: PriceList,
  category: PriceCategory,
  notes: RowNotes = {},
): PriceGroupData {
  const { locale, prices } = texts
  const title = category.title[locale]
  const items = list.items
    .filter((item) => item.category === category.slug && !item.hidden)
    .toSorted((a, b) => a.position - b.position)
  const vat = new Set(items.map((item) => prices.vat[item.vat].label))
  return {
    slug: category.slug,
    title,
    href: href('priceCategory', locale, { slug: category.slug }),
    open: fill(prices.category.open, { category: title }),
    span: spanText(texts, items),
    about: {
      description: typeset(category.description[locale]),
      vat: vat.size === 1 ? [...vat].join('') : null,
    },
    rows: items.map((item) => ({
      ...priceRow(texts, item, vat.size > 1 ? prices.vat[item.vat].label : null),
      note: notes[item.id],
    })),
  }
}

/** `gratuit sau 90–450 lei`, `900–12.500 lei și peste` where the highest is no upper end. */
function spanText({ locale, prices }: PricesTexts, items: readonly PriceItem[]): string {
  const paid = items.filter(({ amount_min }) => amount_min > 0)
  if (paid.length === 0) return prices.amounts.free
  const low = Math.min(...paid.map(({ amount_min }) => amount_min))
  const high = Math.max(...paid.map(({ amount_min, amount_max }) => amount_max ?? amount_min))
  const isOpen = paid.some(({ kind, amount_min }) => kind === 'from' && amount_min === high)
  const span = formatLeiRange(low, high, locale)
  const whole = isOpen ? fill(prices.span.open, { span }) : span
  return paid.length < items.length ? fill(prices.span.free, { span: whole }) : whole
}

/** The selection in the query, as far as the list has it; removed rows are reported, not kept. */
export function estimateData(list: PriceList, picked: readonly string[]): PriceListData['estimate'] {
  const selection = readEstimate(picked)
  const rows = partsIn(list, picked).map(({ id, times }) => ({ id, quantity: times }))
  const isKept = ({ id }: PickedRow) => quantityOf(rows, id) > 0
  return { initial: writeEstimate(rows), changed: !selection.every(isKept) }
}

export function estimateItem({ locale, prices }: PricesTexts, item: PriceItem): EstimateItem {
  const { id, kind, amount_min, amount_max, unit } = item
  return {
    id,
    kind,
    amount_min,
    amount_max,
    title: typeset(item.title[locale]),
    per: perUnit(unit, prices),
    included: item.included[locale],
  }
}

/** Only the texts that the list and its estimate need in the browser. */
export function priceFormTexts(texts: PricesTexts & { instalments: { warning: string } }) {
  const { amounts, included, notIncluded, rowLink, instalments } = texts.prices
  const { printedOn: _, ...estimate } = texts.prices.estimate
  const credit = hasPage('instalments') ? { ...instalments, warning: texts.instalments.warning } : null
  return { amounts, included, notIncluded, rowLink, estimate, credit }
}

/** The notes below the list. */
export function priceNotes({ locale, prices }: PricesTexts): string[] {
  const { final, vat, euro } = prices
  const rate = formatLei(Math.round(clinic.euro.lei * 100), locale)
  return [
    final,
    vat.exempt.text,
    ...(paysVat ? [vat.included.text] : []),
    fill(euro, { rate, date: formatDate(clinic.euro.on, locale) }),
  ]
}

/** The date of the list, and whether that is only the last known one. */
export function publishedOn(
  { locale, prices }: PricesTexts,
  { source, published_on }: PriceList & Freshness,
): string {
  const { publishedOn, lastKnown } = prices
  return fill(source === 'live' ? publishedOn : lastKnown, { date: formatDate(published_on, locale) })
}

/** For how long an estimate on paper may be held against the list; the owner's to set. */
const estimateDays = 30

export function printedOn({ locale, prices }: PricesTexts, now: Date): string {
  const until = formatDate(addDays(isoDateOf(now), estimateDays), locale)
  return fill(prices.estimate.printedOn, { date: formatDate(now, locale), until })
}

/** What a document holds of rows whose words are in its markup. */
export function rowFigures(rows: readonly PriceRowFigures[]): PriceRowFigures[] {
  return rows.map(({ id, kind, amount_min, amount_max, note }) => ({
    id,
    kind,
    amount_min,
    amount_max,
    note,
  }))
}

function priceRow(texts: PricesTexts, item: PriceItem, apart: string | null): PriceRowData {
  const { locale, prices } = texts
  return {
    ...estimateItem(texts, item),
    price: priceParts(item, locale, prices),
    euro: euroText(item, clinic.euro.lei, locale, prices),
    details: {
      apart,
      notIncluded: item.not_included[locale],
      validFrom: [
        fill(prices.validFrom, { date: formatDate(item.valid_from, locale) }),
        nextText(item, texts),
      ]
        .filter((text) => text !== null)
        .join('; '),
    },
  }
}

/** `din 1 decembrie 2026: 3.900 lei`, of a planned price. */
export function nextText(item: PriceItem, { locale, prices }: PricesTexts): string | null {
  const next = nextPrice(item)
  if (next === null) return null
  return fill(prices.next, { date: formatDate(next.from, locale), price: priceText(next, locale, prices) })
}
