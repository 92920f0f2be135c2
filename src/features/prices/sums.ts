import { offeredToAPerson } from '../../content/prices/offer.ts'
import type { Amounts } from './price-text.ts'

/** Reductions by price row, in bani. */
export type Reductions = Readonly<Record<string, number>>

/** Some of a row; of several rows, the choice between them. */
export type SumPart<Row extends Amounts & { id: string } = Amounts & { id: string }> = {
  rows: readonly Row[]
  times: number
}

/** From the cheapest choice to the dearest, less what an offer takes off. Bills and estimates add these up. */
export function partAmount({ rows, times }: SumPart, reductions: Reductions = {}): Amounts {
  return choice(rows.map((row) => less(row, times, reductions[row.id])))
}

/** The price after a reduction; null without one, or where the price is not above it. */
export function reduced(price: Amounts, reduction: number | undefined): Amounts | null {
  if (reduction === undefined || price.amount_min <= reduction) return null
  return less(price, 1, reduction)
}

/** The amount of a row times its quantity. */
export function timesAmount({ kind, amount_min, amount_max }: Amounts, quantity: number): Amounts {
  return {
    kind,
    amount_min: amount_min * quantity,
    amount_max: amount_max === null ? null : amount_max * quantity,
  }
}

/**
 * The sum, in bani: exact when every row is, a range when some row is one, and open upwards (`from`) when some row
 * is, because it has no upper end.
 */
export function sumOf(rows: readonly Amounts[]): Amounts {
  const amount_min = sum(rows.map((row) => row.amount_min))
  if (rows.some((row) => row.kind === 'from')) return { kind: 'from', amount_min, amount_max: null }
  if (rows.every((row) => row.kind === 'fixed')) return { kind: 'fixed', amount_min, amount_max: null }
  return { kind: 'range', amount_min, amount_max: sum(rows.map((row) => row.amount_max ?? row.amount_min)) }
}

/** So many of a row, of which an offer reduces as many as one person is given. */
function less(row: Amounts, times: number, reduction: number | undefined): Amounts {
  const whole = timesAmount(row, times)
  if (reduction === undefined || row.amount_min <= reduction) return whole
  const off = reduction * Math.min(times, offeredToAPerson)
  return {
    kind: whole.kind,
    amount_min: whole.amount_min - off,
    amount_max: whole.amount_max === null ? null : whole.amount_max - off,
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

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
