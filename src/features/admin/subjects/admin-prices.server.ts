import { isoDateOf } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { formatPercent } from '../../../format/percent.ts'
import { plural } from '../../../format/plurals.ts'
import { averageChange } from '../../prices/editing/average-change.ts'
import { countChanges, diffPrices } from '../../prices/editing/diff.ts'
import { datedContent } from '../../prices/on-day.ts'
import { priceSubject } from '../../prices/price-subject.server.ts'
import type { PriceContent } from '../../prices/schema.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import { diffRows } from '../publications/diff-rows.server.ts'
import { explainRefusal } from './explain-refusal.server.ts'
import { type KnownOfPrices, knownOfPrices, warningsOf } from './pending-prices.server.ts'
import type { PublishedSubject } from './published-subject.ts'

export const adminPriceSubject: PublishedSubject<PriceContent, KnownOfPrices> = {
  subject: priceSubject,
  page: 'admin/prices',
  source: 'prices',
  forVisitors: (drafted, published, now) => datedContent(drafted, published, isoDateOf(now)),
  known: knownOfPrices,
  changes: (before, after, _, texts) => diffRows(before, after, texts),
  warnings: warningsOf,
  bar: ({ diff }, texts) => ({ count: countChanges(diff), average: averageInWords(diff, texts) }),
  inWords(before, after, { locale, adminPrices }) {
    const { steps } = adminPrices.publish
    const { items, categories, reordered } = diffPrices(before, after)
    const [item] = items
    const [category] = categories
    const [order] = reordered
    if (items.length > 1) return plural(items.length, steps.rows, locale)
    if (item !== undefined) return (item.after ?? item.before)?.title[locale] ?? ''
    if (category === undefined)
      return order === undefined ? steps.nothing : fill(steps.order, { category: order.title[locale] })
    return fill(steps.category, { title: (category.after ?? category.before)?.title[locale] ?? '' })
  },
  explain: explainRefusal,
  wordsIn: ({ adminFrame, adminPrices }) => ({
    draft: adminFrame.bar.label,
    changes: adminFrame.bar.changes,
    more: adminPrices.publish.steps.rows,
    publish: adminPrices.publish.submit,
    publishLead: adminPrices.publish.lead,
    published: adminPrices.notices.published,
  }),
}

/** By how much the changed prices rise or fall together; null when none does. */
function averageInWords(diff: KnownOfPrices['diff'], { locale, adminFrame }: AdminTexts): string | null {
  const percent = averageChange(diff)
  if (percent === null) return null
  const signed = `${percent > 0 ? '+' : ''}${formatPercent(percent, 1, locale)}`
  return fill(adminFrame.bar.average, { percent: signed })
}
