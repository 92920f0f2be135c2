import type { DueMoment, Period, WholeTreatment } from '../../content/whole-treatments.ts'
import type { Amounts } from '../prices/price-text.ts'
import type { PriceItem, PriceList } from '../prices/schema.ts'
import { sumOf, timesAmount } from '../prices/sums.ts'

export type WholePart = { rows: readonly PriceItem[]; times: number }
export type WholeStage = { due: DueMoment; after: Period | null; parts: readonly WholePart[] }
/** Reductions by price row, in bani. */
export type Reductions = Readonly<Record<string, number>>

/** The stages with their rows of the list, hidden ones left out; null when a part has no row. */
export function wholeStages({ items }: PriceList, { stages }: WholeTreatment): WholeStage[] | null {
  const found = stages.map(({ due, after = null, parts }) => ({
    due,
    after,
    parts: parts.map(({ anyOf, times }) => ({
      rows: anyOf.flatMap((id) => items.find((item) => item.id === id && !item.hidden) ?? []),
      times,
    })),
  }))
  return found.every(({ parts }) => parts.every(({ rows }) => rows.length > 0)) ? found : null
}

/** In bani: from the cheapest choice of every part to the dearest, reductions included. */
export function wholeTotal(
  stages: readonly Pick<WholeStage, 'parts'>[],
  reductions: Reductions = {},
): Amounts {
  return sumOf(stages.flatMap(({ parts }) => parts.map((part) => partAmount(part, reductions))))
}

/** The amount of one part. */
export function partAmount({ rows, times }: WholePart, reductions: Reductions = {}): Amounts {
  return timesAmount(choice(rows.map((row) => reduced(row, reductions[row.id]) ?? row)), times)
}

/** The price after a reduction; null without one, or where the price is not above it. */
export function reduced(price: Amounts, reduction: number | undefined): Amounts | null {
  const { kind, amount_min, amount_max } = price
  if (reduction === undefined || amount_min <= reduction) return null
  return {
    kind,
    amount_min: amount_min - reduction,
    amount_max: amount_max === null ? null : amount_max - reduction,
  }
}

function choice(rows: readonly Amounts[]): Amounts {
  const low = Math.min(...rows.map(({ amount_min }) => amount_min))
  const high = Math.max(...rows.map(({ amount_min, amount_max }) => amount_max ?? amount_min))
  if (rows.some(({ kind }) => kind === 'from')) return { kind: 'from', amount_min: low, amount_max: null }
  return low === high
    ? { kind: 'fixed', amount_min: low, amount_max: null }
    : { kind: 'range', amount_min: low, amount_max: high }
}
