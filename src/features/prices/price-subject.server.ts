import { z } from 'zod'
import { readRows, reportNothing } from '../../database/read-rows.ts'
import { isoDateOf } from '../../format/dates.ts'
import { salvage } from '../publishing/salvage.ts'
import type { Parts, Subject } from '../publishing/subject.ts'
import { contentOn } from './on-day.ts'
import { categoryColumns, categoryRow, itemColumns, itemRow, mendedCategory, mendedItem } from './rows.ts'
import { type PriceContent, priceContent } from './schema.ts'

/** The price list as it is drafted and published. */
export const priceSubject: Subject<PriceContent> = {
  name: 'prices',
  schema: z.preprocess(mended, priceContent),
  lists: ['categories', 'items'],
  async readPublished(database, leftOut = reportNothing) {
    const [categories, items] = await Promise.all([
      readRows('price_categories', categoryRow, leftOut, (from, to) =>
        database
          .from('price_categories')
          .select(categoryColumns)
          .order('position')
          .order('slug')
          .range(from, to),
      ),
      readRows('price_items', itemRow, leftOut, (from, to) =>
        database.from('price_items').select(itemColumns).order('position').order('id').range(from, to),
      ),
    ])
    // A row whose category is left out goes with it.
    const { content, unread } = salvage(priceContent, { categories, items }, priceSubject.lists)
    for (const name of content === null ? [] : unread) leftOut('price_items', name, 'its category')
    return asOfToday(content ?? { categories, items })
  },
  normalise: asOfToday,
  parts: ({ categories, items }) =>
    new Map<string, unknown>([
      ...categories.map((category) => [categoryPart + category.slug, category] as const),
      ...items.map((item) => [itemPart + item.id, item] as const),
    ]),
  assemble(parts) {
    const of = (prefix: string) => valuesOf(parts, prefix)
    const whole = priceContent.safeParse({ categories: of(categoryPart), items: of(itemPart) })
    return whole.success ? inOrder(whole.data) : null
  },
  together: [
    ['kind', 'amount_min', 'amount_max', 'next_min', 'next_max', 'next_from', 'valid_from'],
    ['category', 'position'],
  ],
}

function mended(stored: unknown): unknown {
  const { success, data } = lists.safeParse(stored)
  if (!success) return stored
  return { ...data, categories: data.categories.map(mendedCategory), items: data.items.map(mendedItem) }
}

const lists = z.looseObject({ categories: z.array(z.unknown()), items: z.array(z.unknown()) })

const categoryPart = 'category/'
const itemPart = 'item/'

function valuesOf(parts: Parts, prefix: string): unknown[] {
  return [...parts].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value)
}

/** Applies prices whose day has come, also to an older draft. */
function asOfToday(content: PriceContent): PriceContent {
  return inOrder(contentOn(content, isoDateOf(new Date())))
}

/** Categories by their position, rows by category and position. */
export function inOrder({ categories, items }: PriceContent): PriceContent {
  const sorted = categories.toSorted((a, b) => a.position - b.position || a.slug.localeCompare(b.slug))
  const places = new Map(sorted.map(({ slug }, place) => [slug, place]))
  const placeOf = (category: string) => places.get(category) ?? sorted.length
  return {
    categories: sorted,
    items: items.toSorted(
      (a, b) =>
        placeOf(a.category) - placeOf(b.category) || a.position - b.position || a.id.localeCompare(b.id),
    ),
  }
}
