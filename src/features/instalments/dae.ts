/** Money that moves at a time, in years from the first drawdown: 0.25, 1 / 12, 546 / 365. */
export type Flow = { amount: number; t: number }

/**
 * The annual percentage rate of charge, as a fraction (0.1953 is 19.53 %): the X with
 * `Σ C_k (1 + X)^(−t_k) = Σ D_l (1 + X)^(−s_l)`, Directive 2008/48/EC, Annex I.
 * Null when no rate makes the sides equal, as when the charges at signing reach the credit itself.
 */
export function dae(drawdowns: readonly Flow[], payments: readonly Flow[]): number | null {
  // With one drawdown at the start this rises with X, so halving an interval finds its only zero.
  const excess = (rate: number) => presentValue(drawdowns, rate) - presentValue(payments, rate)
  let low = lowest
  let high = 1
  if (excess(low) > 0) return null
  while (excess(high) < 0) {
    if (high > highest) return null
    high *= 2
  }
  if (!payments.some(({ t }) => t > 0)) return null
  for (;;) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high) return middle
    if (excess(middle) < 0) low = middle
    else high = middle
  }
}

/**
 * The rate in per cent with that many decimals; a following digit of 5 or more rounds up (Annex I, remark d).
 */
export function daePercent(rate: number, decimals: number): number {
  const scale = 10 ** decimals
  // The guard is far below any printed digit and above the error of the arithmetic.
  return Math.floor(rate * 100 * scale + 0.5 + 1e-8) / scale
}

function presentValue(flows: readonly Flow[], rate: number): number {
  return flows.reduce((sum, { amount, t }) => sum + amount * (1 + rate) ** -t, 0)
}

// Below zero too: an instalment price under the cash price has a negative rate.
const lowest = -0.99
const highest = 1e9
