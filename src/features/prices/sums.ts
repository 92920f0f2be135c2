import type { Amounts } from './price-text.ts'

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

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
