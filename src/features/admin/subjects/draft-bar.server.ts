import { fill } from '../../../format/fill.ts'
import { formatPercent } from '../../../format/percent.ts'
import { averageChange } from '../../prices/editing/average-change.ts'
import { countChanges, isEmptyDiff } from '../../prices/editing/diff.ts'
import { changesBetween } from '../../publishing/changes.ts'
import type { DraftBarProps } from '../frame/draft-bar.tsx'
import type { AdminTexts } from '../frame/texts.server.ts'
import { offerWarnings, type PendingOffers } from './pending-offers.server.ts'
import { type Pending, warningsOf } from './pending-prices.server.ts'
import { subjectBar } from './subject-bar.server.ts'

/** What publishing the draft would change, counted; null when it would change nothing. */
export function draftBar(pending: Omit<Pending, 'draft'>, texts: AdminTexts): DraftBarProps | null {
  const { diff } = pending
  if (isEmptyDiff(diff)) return null
  const { label, changes, average } = texts.adminFrame.bar
  const percent = averageChange(diff)
  const warnings = warningsOf(pending, texts)
  return {
    ...subjectBar({ page: 'admin/prices', label, count: countChanges(diff), changes, warnings }, texts),
    average:
      percent === null
        ? null
        : fill(average, { percent: `${percent > 0 ? '+' : ''}${formatPercent(percent, 1, texts.locale)}` }),
  }
}

/** The same of the offers. */
export function offerBar(pending: PendingOffers, texts: AdminTexts): DraftBarProps | null {
  const { published, content } = pending
  const count = changesBetween(published.offers, content.offers, ({ id }) => id).length
  if (count === 0) return null
  const { draft: label, changes } = texts.adminOffers
  const { refusals } = offerWarnings(pending, texts)
  return subjectBar({ page: 'admin/offers', label, count, changes, warnings: { refusals } }, texts)
}
