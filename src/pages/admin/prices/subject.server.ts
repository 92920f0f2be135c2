import {
  draftedPrices,
  type RelatedToPrices,
} from '../../../features/admin/subjects/drafted-prices.server.ts'
import { averageChange } from '../../../features/prices/editing/average-change.ts'
import { countChanges, diffPrices } from '../../../features/prices/editing/diff.ts'
import type { PriceContent } from '../../../features/prices/schema.ts'
import { fill } from '../../../format/fill.ts'
import { formatPercent } from '../../../format/percent.ts'
import { plural } from '../../../format/plurals.ts'
import type { SiteSubject } from '../../site-subject.ts'
import { diffRows } from './changes.server.ts'
import { explainRefusal } from './explain-refusal.server.ts'
import type { PriceWords } from './ro.ts'
import type { PriceTexts } from './texts.server.ts'
import { warningsOf } from './warnings.server.ts'

export const subject: SiteSubject<PriceContent, RelatedToPrices, PriceWords> = {
  ...draftedPrices,
  page: 'admin/prices',
  source: 'prices',
  shows: ({ categories, items }, { offers, today }) => ({
    categories,
    items: items.filter(({ hidden }) => !hidden),
    offers,
    published_on: today,
  }),
  changes: (before, after, _, texts) => diffRows(before, after, texts),
  warnings: warningsOf,
  bar: ({ diff }, texts) => ({ count: countChanges(diff), average: averageInWords(diff, texts) }),
  inWords(before, after, { locale, words }) {
    const { steps } = words.publishing
    const { items, categories, reordered } = diffPrices(before, after)
    const [item] = items
    const [category] = categories
    const [order] = reordered
    if (items.length > 1) return plural(items.length, words.more, locale)
    if (item !== undefined) return (item.after ?? item.before)?.title[locale] ?? ''
    if (category === undefined)
      return order === undefined ? steps.nothing : fill(steps.order, { category: order.title[locale] })
    return fill(steps.category, { title: (category.after ?? category.before)?.title[locale] ?? '' })
  },
  explain: explainRefusal,
}

/** The average change of the changed prices, in percent; null if no price changes. */
function averageInWords(diff: RelatedToPrices['diff'], { locale, adminFrame }: PriceTexts): string | null {
  const percent = averageChange(diff)
  if (percent === null) return null
  const signed = `${percent > 0 ? '+' : ''}${formatPercent(percent, 1, locale)}`
  return fill(adminFrame.bar.average, { percent: signed })
}
