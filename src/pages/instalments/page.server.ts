import type { Instalments } from '../../content/payment-schema.ts'
import { loadTexts } from '../../content/texts.ts'
import { calculatorConfig, lender, trap } from '../../features/instalments/config.ts'
import { daePercent } from '../../features/instalments/dae.ts'
import { daeOfEqualPayments, plan } from '../../features/instalments/plan.ts'
import { calculatorQuery } from '../../features/instalments/query.ts'
import { fill } from '../../format/fill.ts'
import { formatLei } from '../../format/money.ts'
import { formatPercent } from '../../format/percent.ts'
import { plural } from '../../format/plurals.ts'
import type { Locale } from '../../locale.ts'
import type { PageServer } from '../page-server.ts'
import type { InstalmentsProps } from './page.tsx'

const readers = { ro: calculatorQuery(calculatorConfig, ','), en: calculatorQuery(calculatorConfig) }

export default {
  id: 'instalments',
  async load({ locale, query }) {
    const page = (await loadTexts(locale, 'instalments')).instalments
    const { title, lead, warning, how, documents, questions, book } = page
    const { calculator, results, schedule, months, estimate, approval, estimateNote } = page
    return {
      title,
      lead,
      lender: fill(page.lender, { lender }),
      initial: readers[locale](query).typed,
      calculator: { calculator, results, schedule, months, estimate, approval, estimateNote },
      warning,
      example: { title: page.example.title, text: exampleText(page, locale) },
      trap: { title: page.trap.title, paragraphs: trapTexts(page.trap, locale) },
      how,
      documents,
      questions,
      book: { title: book.title, text: book.text },
    }
  },
  meta: async (_, { locale }) => (await loadTexts(locale, 'instalments')).instalments.meta,
  jsonLd: ({ title }) => ({ name: title }),
  picture: async ({ locale, nav }) => ({
    title: (await loadTexts(locale, 'instalments')).instalments.title,
    section: nav.prices,
    illustration: 'instalments',
  }),
} satisfies PageServer<'instalments', InstalmentsProps>

/** The credit that the calculator begins with, told in full. */
function exampleText({ example, months }: Instalments, locale: Locale): string {
  const input = calculatorConfig.defaults
  const { financed, monthlyPayment, rows, dae, totalCost, totalPayable } = plan(input)
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
    dae: percentText(dae, locale),
    cost: lei(totalCost),
    total: lei(totalPayable),
  })
}

function trapTexts({ offer, cost, advice }: Instalments['trap'], locale: Locale): string[] {
  const { price, payment, months } = trap
  const total = payment * months
  const values = {
    price: formatLei(price, locale),
    payment: formatLei(payment, locale),
    months,
    total: formatLei(total, locale),
    difference: formatLei(total - price, locale),
    dae: percentText(daeOfEqualPayments(price, payment, months), locale),
  }
  return [fill(offer, values), fill(cost, values), advice]
}

function percentText(dae: number | null, locale: Locale): string {
  if (dae === null) throw new Error('The example of the configuration has no DAE')
  return formatPercent(daePercent(dae, 2), 2, locale)
}
