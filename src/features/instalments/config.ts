import type { PlanInput } from './plan.ts'
import type { CalculatorConfig } from './query.ts'

/** Sample business figures: an owner replaces them with those of the agreement with the lender. */
export const lender = 'TBI Bank'

/**
 * Bani and basis points. The defaults are also the representative example, so that it can never tell of another
 * credit than the one the calculator begins with.
 */
export const calculatorConfig = {
  limits: {
    price: { min: 50_000, max: 10_000_000 },
    months: { min: 3, max: 60 },
    nominalRate: { min: 0, max: 4_800 },
    fee: { min: 0, max: 500_000 },
    insurancePerMonth: { min: 0, max: 50_000 },
  },
  defaults: {
    price: 1_200_000,
    deposit: 0,
    months: 24,
    nominalRate: 990,
    fee: 15_000,
    insurancePerMonth: 0,
  },
} as const satisfies CalculatorConfig

/** The terms of the lender; what is financed comes from a total. */
export type RateTerms = Pick<PlanInput, 'months' | 'nominalRate' | 'fee' | 'insurancePerMonth'>

/** What rates under totals are reckoned with. `null` where the clinic works with no lender: then none is shown. */
export const rateTerms: RateTerms | null = calculatorConfig.defaults

/** The example that shows why the DAE matters: a number of payments in place of a cash price. */
export const trap = { price: 900_000, payment: 82_500, months: 12 } as const
