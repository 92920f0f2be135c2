import { annuity, monthlyInterest } from './annuity.ts'
import { dae } from './dae.ts'

/** Amounts in integer bani; the nominal yearly rate in basis points (990 is 9.90 %). */
export type PlanInput = {
  price: number
  deposit: number
  months: number
  nominalRate: number
  /** Paid at signing. */
  fee: number
  /** Compulsory, paid with every instalment. */
  insurancePerMonth: number
}

/** One month: `payment` is principal, interest and insurance together; `balance` is what is left after it. */
export type PlanRow = {
  month: number
  principal: number
  interest: number
  insurance: number
  payment: number
  balance: number
}

export type Plan = {
  /** The total amount of credit: price less deposit. */
  financed: number
  /** Principal and interest of every month but the last, which absorbs what rounding left. */
  instalment: number
  /** The instalment with its insurance. */
  monthlyPayment: number
  rows: PlanRow[]
  totalInterest: number
  totalInsurance: number
  /** The total cost of the credit: interest, insurance and the fee at signing. */
  totalCost: number
  /** The total amount payable, credit and cost, without the deposit. */
  totalPayable: number
  /** A fraction; null when the fee reaches the credit. See dae(). */
  dae: number | null
}

/** The plan of a credit with equal instalments, in integer bani. Throws a RangeError on impossible input. */
export function plan(input: PlanInput): Plan {
  refuseImpossible(input)
  const { price, deposit, months, nominalRate, fee, insurancePerMonth } = input
  const financed = price - deposit
  const instalment = annuity(financed, nominalRate, months)
  const rows = schedule(financed, instalment, input)
  const totalInterest = sum(rows.map((row) => row.interest))
  const totalInsurance = insurancePerMonth * months
  const totalCost = totalInterest + totalInsurance + fee
  return {
    financed,
    instalment,
    monthlyPayment: instalment + insurancePerMonth,
    rows,
    totalInterest,
    totalInsurance,
    totalCost,
    totalPayable: financed + totalCost,
    dae: daeOfMonthly(
      financed,
      rows.map((row) => row.payment),
      fee,
    ),
  }
}

/**
 * The rate hidden in a number of equal payments asked in place of a cash price: 12 × 825 lei for what costs
 * 9.000 lei is 19.53 %, not 0 %, whatever the instalments are called.
 */
export function daeOfEqualPayments(
  cashPrice: number,
  payment: number,
  months: number,
  fee = 0,
): number | null {
  return daeOfMonthly(
    cashPrice,
    Array.from({ length: months }, () => payment),
    fee,
  )
}

function daeOfMonthly(financed: number, payments: readonly number[], fee: number): number | null {
  const monthly = payments.map((amount, index) => ({ amount, t: (index + 1) / 12 }))
  return dae([{ amount: financed, t: 0 }], [{ amount: fee, t: 0 }, ...monthly])
}

function schedule(
  financed: number,
  instalment: number,
  { months, nominalRate, insurancePerMonth }: PlanInput,
) {
  const rows: PlanRow[] = []
  let balance = financed
  for (let month = 1; month <= months; month += 1) {
    const interest = monthlyInterest(balance, nominalRate)
    // Instalments rounded up may repay a tiny credit before its last month.
    const principal = month === months ? balance : Math.min(instalment - interest, balance)
    balance -= principal
    const payment = principal + interest + insurancePerMonth
    rows.push({ month, principal, interest, insurance: insurancePerMonth, payment, balance })
  }
  return rows
}

function refuseImpossible({ months, ...amounts }: PlanInput): void {
  for (const [name, value] of Object.entries(amounts)) {
    if (!Number.isSafeInteger(value) || value < 0)
      throw new RangeError(`${name} is not a whole amount: ${value}`)
  }
  if (!Number.isSafeInteger(months) || months < 1)
    throw new RangeError(`months is not a number of months: ${months}`)
  if (amounts.deposit >= amounts.price)
    throw new RangeError('the deposit leaves nothing to pay in instalments')
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
