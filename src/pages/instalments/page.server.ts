import { calculatorConfig, lender, trap } from '../../features/instalments/config.ts'
import { daePercent } from '../../features/instalments/dae.ts'
import { exampleText } from '../../features/instalments/monthly-instalment.ts'
import { daeOfEqualPayments } from '../../features/instalments/plan.ts'
import { calculatorQuery } from '../../features/instalments/query.ts'
import type { InstalmentsWords } from '../../features/instalments/ro.ts'
import { instalmentsWords } from '../../features/instalments/words.server.ts'
import { fill } from '../../format/fill.ts'
import { formatLei } from '../../format/money.ts'
import { decimalMark } from '../../format/numbers.ts'
import { formatPercent } from '../../format/percent.ts'
import { type Locale, perLocale } from '../../locale.ts'
import type { PageServer } from '../page-server.ts'
import type { InstalmentsProps } from './page.tsx'

const readers = perLocale((locale) => calculatorQuery(calculatorConfig, decimalMark(locale)))

export default {
  id: 'instalments',
  async load({ locale, query }) {
    const page = await instalmentsWords(locale)
    const { title, lead, warning, how, documents, questions, book } = page
    const { calculator, results, schedule, months, estimate, approval, estimateNote } = page
    return {
      title,
      lead,
      lender: fill(page.lender, { lender }),
      initial: readers(locale)(query).typed,
      calculator: { calculator, results, schedule, months, estimate, approval, estimateNote },
      warning,
      example: { title: page.example.title, text: exampleText(calculatorConfig.defaults, page, locale) },
      trap: { title: page.trap.title, paragraphs: trapTexts(page.trap, locale) },
      how,
      documents,
      questions,
      book: { title: book.title, text: book.text },
    }
  },
  meta: async (_, { locale }) => (await instalmentsWords(locale)).meta,
  jsonLd: ({ title }) => ({ name: title }),
  picture: async ({ locale, nav }) => ({
    title: (await instalmentsWords(locale)).title,
    section: nav.prices,
    illustration: 'instalments',
  }),
} satisfies PageServer<'instalments', InstalmentsProps>

function trapTexts({ offer, cost, advice }: InstalmentsWords['trap'], locale: Locale): string[] {
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
