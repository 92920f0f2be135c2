import { fill } from '../../format/fill.ts'
import { formatLei, formatLeiRange } from '../../format/money.ts'
import { formatPercent } from '../../format/percent.ts'
import { plural } from '../../format/plurals.ts'
import type { Locale } from '../../locale.ts'
import { hasPage } from '../../routes.ts'
import type { Amounts } from '../prices/price-text.ts'
import { type CreditTerms, calculatorConfig } from './config.ts'
import { daePercent } from './dae.ts'
import { type PlanInput, plan } from './plan.ts'
import type { InstalmentsWords } from './ro.ts'

export type InstalmentTexts = Pick<InstalmentsWords, 'monthly' | 'example' | 'months' | 'warning'>

/** An instalment as it may be shown: never without its example and the warning (Directive (EU) 2023/2225, article 8). */
export type MonthlyInstalment = {
  line: string
  /** The same in a list, where the lender is named once for all of it. */
  short: string
  lender: string
  example: { title: string; text: string }
  warning: string
  more: string
  /** In bani, for the calculator: the upper end of a range, because a credit is better overestimated. */
  price: number
}

/** What stands beside an instalment. */
export type InstalmentExampleData = Pick<MonthlyInstalment, 'example' | 'warning'>

/** What stands once for the instalments of a list. */
export type ListedInstalmentsData = Pick<MonthlyInstalment, 'example' | 'warning' | 'lender'>

/** The monthly instalment of a total; null where no credit is offered, or none for such an amount. */
export function monthlyInstalment(
  total: Amounts,
  terms: CreditTerms | null,
  texts: InstalmentTexts,
  locale: Locale,
): MonthlyInstalment | null {
  const { min, max } = calculatorConfig.limits.price
  const high = total.amount_max ?? total.amount_min
  if (!hasPage('instalments')) return null
  if (terms === null || total.amount_min < min || high > max) return null
  const { kind, amount_min } = total
  const low = aMonth(amount_min, terms)
  const monthly = formatLeiRange(low, kind === 'range' ? aMonth(high, terms) : low, locale)
  const short = fill(texts.monthly.line, {
    amount: fill(kind === 'from' ? texts.monthly.from : texts.monthly.about, { amount: monthly }),
    months: plural(terms.months, texts.months, locale),
  })
  return {
    line: short + texts.monthly.through,
    short,
    lender: texts.monthly.lender,
    example: {
      title: texts.example.title,
      text: exampleText({ ...terms, price: high, deposit: 0 }, texts, locale),
    },
    warning: texts.warning,
    more: texts.monthly.more,
    price: high,
  }
}

/** The representative example of a credit. Throws when it has no DAE. */
export function exampleText(
  input: PlanInput,
  { example, months }: Pick<InstalmentsWords, 'example' | 'months'>,
  locale: Locale,
): string {
  const { financed, monthlyPayment, rows, dae, totalCost, totalPayable } = plan(input)
  if (dae === null) throw new RangeError('A credit that its fee uses up has no DAE')
  const lei = (bani: number) => formatLei(bani, locale)
  return fill(example.text, {
    price: lei(input.price),
    deposit: lei(input.deposit),
    credit: lei(financed),
    months: plural(input.months, months, locale),
    rate: formatPercent(input.nominalRate / 100, 2, locale),
    fee: lei(input.fee),
    insurance: lei(input.insurancePerMonth),
    instalment: lei(monthlyPayment),
    last: lei(rows.at(-1)?.payment ?? 0),
    dae: formatPercent(daePercent(dae, 2), 2, locale),
    cost: lei(totalCost),
    total: lei(totalPayable),
  })
}

/** Rounded to lei, as an approximate amount: the example beside it has every ban. */
function aMonth(price: number, terms: CreditTerms): number {
  return Math.round(plan({ ...terms, price, deposit: 0 }).monthlyPayment / 100) * 100
}
