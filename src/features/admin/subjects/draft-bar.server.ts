import { fill } from '../../../format/fill.ts'
import { formatPercent } from '../../../format/percent.ts'
import { plural } from '../../../format/plurals.ts'
import { href } from '../../../routes.ts'
import { averageChange } from '../../prices/editing/average-change.ts'
import { countChanges, isEmptyDiff } from '../../prices/editing/diff.ts'
import { changesBetween } from '../../publishing/changes.ts'
import type { DraftBarProps } from '../frame/draft-bar.tsx'
import type { AdminTexts } from '../frame/texts.server.ts'
import { offerWarnings, type PendingOffers } from './pending-offers.server.ts'
import { type Pending, warningsOf } from './pending-prices.server.ts'

/** What publishing the draft would change, counted; null when it would change nothing. */
export function draftBar(pending: Omit<Pending, 'draft'>, texts: AdminTexts): DraftBarProps | null {
  const { diff } = pending
  if (isEmptyDiff(diff)) return null
  const { locale, adminFrame } = texts
  const { label, changes, average, refusals, questions, preview, publish } = adminFrame.bar
  const warnings = warningsOf(pending, texts)
  const percent = averageChange(diff)
  return {
    label,
    changes: plural(countChanges(diff), changes, locale),
    average:
      percent === null
        ? null
        : fill(average, { percent: `${percent > 0 ? '+' : ''}${formatPercent(percent, 1, locale)}` }),
    warnings: [
      { items: warnings.refusals, title: refusals, wrong: true },
      { items: warnings.questions, title: questions, wrong: false },
    ]
      .filter(({ items }) => items.length > 0)
      .map((each) => ({ ...each, title: plural(each.items.length, each.title, locale) })),
    preview,
    publish,
    address: `${href('admin/prices', locale)}#publish-title`,
  }
}

/** The same of the offers. */
export function offerBar(pending: PendingOffers, texts: AdminTexts): DraftBarProps | null {
  const { published, content } = pending
  const count = changesBetween(published.offers, content.offers, ({ id }) => id).length
  if (count === 0) return null
  const { locale, adminFrame, adminOffers } = texts
  const { refusals, preview, publish } = adminFrame.bar
  const items = offerWarnings(pending, texts).refusals
  return {
    label: adminOffers.draft,
    changes: plural(count, adminOffers.changes, locale),
    average: null,
    warnings:
      items.length === 0 ? [] : [{ items, title: plural(items.length, refusals, locale), wrong: true }],
    preview,
    publish,
    address: `${href('admin/offers', locale)}#publish-title`,
  }
}
