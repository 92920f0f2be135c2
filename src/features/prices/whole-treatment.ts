import type { WholeTreatment } from '../../content/whole-treatments.ts'
import { estimateTotal, timesAmount } from './estimate-selection.ts'
import type { Amounts } from './price-text.ts'
import type { PriceItem, PriceList } from './schema.ts'

export type WholePart = { rows: readonly PriceItem[]; times: number }

/** The parts by the rows of a list, hidden ones left out; null when a part has no row any more. */
export function wholeParts({ items }: PriceList, { parts }: WholeTreatment): WholePart[] | null {
  const found = parts.map(({ anyOf, times }) => ({
    rows: anyOf.flatMap((id) => items.find((item) => item.id === id && !item.hidden) ?? []),
    times,
  }))
  return found.every(({ rows }) => rows.length > 0) ? found : null
}

/** In bani: from the cheapest choice of every part to the dearest. */
export function wholeTotal(parts: readonly WholePart[]): Amounts {
  return estimateTotal(parts.map(({ rows, times }) => timesAmount(choice(rows), times)))
}

function choice(rows: readonly Amounts[]): Amounts {
  const low = Math.min(...rows.map(({ amount_min }) => amount_min))
  const high = Math.max(...rows.map(({ amount_min, amount_max }) => amount_max ?? amount_min))
  if (rows.some(({ kind }) => kind === 'from')) return { kind: 'from', amount_min: low, amount_max: null }
  return low === high
    ? { kind: 'fixed', amount_min: low, amount_max: null }
    : { kind: 'range', amount_min: low, amount_max: high }
}
