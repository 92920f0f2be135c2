import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { diffPrices } from '../../prices/editing/diff.ts'
import { priceSubject } from '../../prices/price-subject.server.ts'
import type { PriceContent } from '../../prices/schema.ts'
import { diffRows } from '../publications/diff-rows.server.ts'
import type { AdminSubject } from './admin-subject.ts'
import { explainRefusal } from './explain-refusal.server.ts'
import { type KnownOfPrices, readPending, warningsOf } from './pending-prices.server.ts'

export const adminPriceSubject: AdminSubject<PriceContent, KnownOfPrices> = {
  subject: priceSubject,
  page: 'admin/prices',
  source: 'prices',
  readPending,
  changes: (before, after, _, texts) => diffRows(before, after, texts),
  warnings: warningsOf,
  inWords(before, after, { locale, adminPrices }) {
    const { steps } = adminPrices.publish
    const { items, categories, reordered } = diffPrices(before, after)
    const [item] = items
    const [category] = categories
    if (items.length > 1) return plural(items.length, steps.rows, locale)
    if (item !== undefined) return (item.after ?? item.before)?.title[locale] ?? ''
    const [order] = reordered
    if (category === undefined)
      return order === undefined ? steps.nothing : fill(steps.order, { category: order.title[locale] })
    return fill(steps.category, { title: (category.after ?? category.before)?.title[locale] ?? '' })
  },
  explain: explainRefusal,
}
