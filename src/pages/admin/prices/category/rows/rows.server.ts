import type { Pending } from '../../../../../features/admin/subjects/drafted-prices.server.ts'
import { perUnit } from '../../../../../features/prices/price-text.ts'
import type { PriceContent, PriceItem } from '../../../../../features/prices/schema.ts'
import { nextText } from '../../../../../features/prices/table/price-table-data.server.ts'
import { fill } from '../../../../../format/fill.ts'
import type { Locale } from '../../../../../locale.ts'
import type { PriceTexts } from '../../texts.server.ts'
import { categoryAddress, type ListPage } from '../address.server.ts'
import type { AdminCategoryProps } from '../props.ts'

/** A phone that is slow reads and lays out as many without a pause that a finger would notice. */
const rowsOnAPage = 50

/** The part of the list that a place is in, counted from 0. */
export function listPageOf(place: number): number {
  return Math.floor(place / rowsOnAPage) + 1
}

type Listed = Pick<Pending, 'diff'> & { slug: string; opened: readonly string[]; page: ListPage }

/** What the list of a category shows at once: a line a row, what it is and the way to everything it says. */
export function listProps(
  { items }: PriceContent,
  { slug, diff, opened, page: requestedPage }: Listed,
  texts: PriceTexts,
): Pick<AdminCategoryProps, 'table' | 'amounts' | 'pages' | 'places'> & { page: number } {
  const { locale } = texts
  const all = items.filter(({ category }) => category === slug)
  const last = Math.max(1, Math.ceil(all.length / rowsOnAPage))
  const openedAt = all.findIndex(({ id }) => opened.includes(id))
  const page = Math.min(requestedPage ?? listPageOf(Math.max(0, openedAt)), last)
  const before = (page - 1) * rowsOnAPage
  const onPage = all.slice(before, before + rowsOnAPage)
  const changed = new Set(diff.items.map((change) => (change.after ?? change.before)?.id))
  const { pages } = texts.words.table
  const step = (to: number, label: string) =>
    to < 1 || to > last ? null : { href: categoryAddress(slug, locale, [], to), label }
  return {
    page,
    places: { before, count: all.length },
    table: onPage.map((item) => ({
      id: item.id,
      href: categoryAddress(slug, locale, [item.id], page),
      unit: perUnit(item.unit, texts.prices),
      next: nextText(item, texts),
      isHidden: item.hidden,
      isChanged: changed.has(item.id),
    })),
    amounts: rowAmounts({ items: onPage }, slug, locale),
    pages:
      last === 1
        ? null
        : {
            label: pages.label,
            place: fill(pages.place, { from: before + 1, to: before + onPage.length, count: all.length }),
            newer: step(page - 1, pages.before),
            older: step(page + 1, pages.after),
          },
  }
}

/** The prices of a category, to show and to try a scenario on. */
export function rowAmounts({ items }: Pick<PriceContent, 'items'>, slug: string, locale: Locale) {
  return items
    .filter(({ category }) => category === slug)
    .map(({ id, title, kind, amount_min, amount_max }) => ({
      id,
      title: title[locale],
      kind,
      amount_min,
      amount_max,
    }))
}

/** The list with one row of a category at another place of it, counted from 0; null when there is no such place. */
export function withRowAt(content: PriceContent, id: string, to: number): PriceContent | null {
  const row = content.items.find((item) => item.id === id)
  if (row === undefined) return null
  const others = content.items
    .filter(({ category }) => category === row.category)
    .filter((item) => item !== row)
  if (to < 0 || to > others.length) return null
  const ordered = [...others.slice(0, to), row, ...others.slice(to)]
  const places = new Map(ordered.map((item, place) => [item.id, place]))
  return {
    ...content,
    items: content.items.map((item) => ({ ...item, position: places.get(item.id) ?? item.position })),
  }
}

/** The rows at the end of another category, in the order they had. */
export function withRowsIn(content: PriceContent, ids: ReadonlySet<string>, category: string): PriceContent {
  const isMoving = (item: PriceItem) => ids.has(item.id) && item.category !== category
  const places = content.items.filter((item) => item.category === category).map(({ position }) => position)
  let end = Math.max(-1, ...places)
  return {
    ...content,
    items: content.items.map((item) => {
      if (!isMoving(item)) return item
      end += 1
      return { ...item, category, position: end }
    }),
  }
}
