/**
 * The equal monthly instalment, in bani rounded half-up, that repays a principal in that many months at a
 * nominal yearly rate in basis points (990 is 9.90 %): `P · i / (1 − (1 + i)^−n)`, `i` a twelfth of the rate.
 */
export function annuity(principal: number, rateBasisPoints: number, months: number): number {
  if (rateBasisPoints === 0) return roundHalfUp(principal / months)
  const monthly = rateBasisPoints / basisPointsPerYear / 12
  // expm1 and log1p keep the digits that 1 − (1 + i)^−n loses when the rate is very small.
  return roundHalfUp((principal * monthly) / -Math.expm1(-months * Math.log1p(monthly)))
}

/** One month's interest on a balance, in bani rounded half-up; exact, because it stays among integers. */
export function monthlyInterest(balance: number, rateBasisPoints: number): number {
  const divisor = 12 * basisPointsPerYear
  return Math.floor((2 * balance * rateBasisPoints + divisor) / (2 * divisor))
}

const basisPointsPerYear = 10_000

// Products of decimals have an error in their last digits, which must not decide how half a ban is rounded.
function roundHalfUp(bani: number): number {
  return Math.floor(bani + 0.5 + 1e-7)
}
