import type { IsoDate } from '../../../format/dates.ts'
import { parsePercent } from '../../../format/number-input.ts'
import type { Amounts } from '../price-text.ts'
import type { PriceItem } from '../schema.ts'

/** Amounts are rounded to multiples of this many lei. */
export const roundings = [5, 10, 50] as const
export type Rounding = (typeof roundings)[number]

/** Basis points: an amount at most doubles and keeps at least a tenth. */
const limits = { min: -9_000, max: 10_000 } as const

/** Basis points from `5`, `-7,5`, `+4.5 %`; null for an invalid value, zero included. */
export function readScenario(text: string): number | null {
  const [, sign = '', digits = ''] = /^\s*([-+−]?)(.*)$/.exec(text) ?? []
  const size = parsePercent(digits)
  if (size === null || size === 0) return null
  const basisPoints = sign === '' || sign === '+' ? size : -size
  return basisPoints < limits.min || basisPoints > limits.max ? null : basisPoints
}

/**
 * The amounts of a row changed by basis points and rounded, half upwards. Free stays free, nothing becomes free,
 * and a range keeps a width of at least one step.
 */
export function scaleAmounts<Row extends Amounts>(row: Row, basisPoints: number, rounding: Rounding): Row {
  const amount_min = scaleAmount(row.amount_min, basisPoints, rounding)
  if (row.amount_max === null) return { ...row, amount_min }
  const amount_max = scaleAmount(row.amount_max, basisPoints, rounding)
  return { ...row, amount_min, amount_max: Math.max(amount_max, amount_min + rounding * 100) }
}

/** The row with the changed price taking effect on a later day, replacing any other planned price. */
export function scaleFrom(row: PriceItem, basisPoints: number, rounding: Rounding, day: IsoDate): PriceItem {
  const { amount_min, amount_max } = scaleAmounts(row, basisPoints, rounding)
  const isSame = amount_min === row.amount_min && amount_max === row.amount_max
  return isSame ? row : { ...row, next_min: amount_min, next_max: amount_max, next_from: day }
}

/** Bani. */
function scaleAmount(bani: number, basisPoints: number, rounding: Rounding): number {
  if (bani === 0 || basisPoints === 0) return bani
  const step = rounding * 100
  // Integers up to the one division, so that a half is exact.
  const steps = Math.floor((2 * bani * (10_000 + basisPoints) + step * 10_000) / (2 * step * 10_000))
  return Math.max(steps, 1) * step
}
