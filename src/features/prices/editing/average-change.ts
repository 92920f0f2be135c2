import { isSamePrice, nextPrice } from '../on-day.ts'
import type { PriceItem } from '../schema.ts'
import type { PriceDiff } from './diff.ts'

/**
 * The average change of the changed prices, in percent, including prices that wait for a day; null if no price
 * changes.
 */
export function averageChange({ items }: PriceDiff): number | null {
  let before = 0
  let after = 0
  for (const change of items) {
    if (change.before === null || change.after === null) continue
    const [old, now] = [comingPrice(change.before), comingPrice(change.after)]
    if (isSamePrice(old, now)) continue
    before += old.amount_min
    after += now.amount_min
  }
  return before === 0 || before === after ? null : ((after - before) * 100) / before
}

function comingPrice(item: PriceItem) {
  return nextPrice(item) ?? item
}
