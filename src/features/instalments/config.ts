import type { PlanInput } from './plan.ts'
import type { CalculatorConfig } from './query.ts'

/** Sample business figures: an owner replaces them with those of the agreement with the lender. */
export const lender = 'TBI Bank'

/**
 * Bani and basis points. The defaults are also the representative example, so it always describes the credit that
 * the calculator starts with.
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

/** The lender's terms; the financed amount comes from a total. */
export type CreditTerms = Pick<PlanInput, 'months' | 'nominalRate' | 'fee' | 'insurancePerMonth'>

/** The terms of instalments under totals. `null` where the clinic works with no lender: then none is shown. */
export const creditTerms: CreditTerms | null = calculatorConfig.defaults

/** The example that shows why the DAE matters: equal payments in place of a cash price. */
export const trap = { price: 900_000, payment: 82_500, months: 12 } as const
