import type { OutcomeYear } from '../../content/evidence.ts'
import { sampleOutcomes } from '../../content/sample-evidence.ts'
import { wordsBeside } from '../../content/words-beside.ts'
import { yearsWithPage } from '../../features/outcomes/years.ts'
import { fill } from '../../format/fill.ts'
import { formatNumber } from '../../format/numbers.ts'
import { formatPercent } from '../../format/percent.ts'
import { plural } from '../../format/plurals.ts'
import { layoutWords } from '../../layout/words.server.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { OutcomesProps } from './page.tsx'
import type { OutcomesPageWords } from './ro.ts'

const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export default {
  id: 'outcomes',
  async load({ locale, params: { slug }, data }) {
    const published = await data.outcomesAround(slug)
    if (published === null) return null
    const years = yearsWithPage(published)
    const year = years.find(({ id }) => id === slug)
    if (year === undefined) return null
    const [words, { nav }] = await Promise.all([wordsIn(locale), layoutWords(locale)])
    return {
      title: fill(words.title, { year: year.year }),
      lead: words.lead,
      trail: [{ label: nav.team, href: href('team', locale) }],
      texts: { how: words.how, others: words.others, team: words.team },
      introduction: year[locale].introduction,
      figures: figuresOf(words, locale, year),
      others: years
        .filter(({ id }) => id !== slug)
        .map(({ id }) => ({ year: id, href: href('outcomes', locale, { slug: id }) })),
    }
  },
  inDocument: 'nothing',
  async meta(_, { locale, params: { slug } }) {
    const { meta, metaTitle } = await wordsIn(locale)
    const year = { year: slug }
    return { ...meta, title: fill(metaTitle, year), description: fill(meta.description, year) }
  },
  jsonLd: ({ title, trail }) => ({ name: title, trail }),
  async picture({ locale, params: { slug }, nav }) {
    if (!sampleOutcomes.some(({ id }) => id === slug)) return null
    const { title } = await wordsIn(locale)
    return { title: fill(title, { year: slug }), section: nav.team, illustration: 'letter' }
  },
} satisfies PageServer<'outcomes', OutcomesProps>

/** What was counted that year. A figure that nobody has counted is left out, with its heading. */
function figuresOf(words: OutcomesPageWords, locale: Locale, year: OutcomeYear): OutcomesProps['figures'] {
  const { bills, bills_equal, treatments, complications, complaints, complaints_settled } = year
  const { waiting_requests, waiting_days } = year
  const text = year[locale]
  const number = (value: number) => formatNumber(value, locale)
  const share = (part: number, whole: number) =>
    fill(words.share, {
      part: number(part),
      whole: number(whole),
      percent: formatPercent((100 * part) / whole, 1, locale),
    })
  return [
    ...(bills === null || bills_equal === null
      ? []
      : [{ id: 'nota', ...words.bills, figure: share(bills_equal, bills), how: text.bills_how }]),
    ...(treatments === null || complications === null
      ? []
      : [
          {
            id: 'complicatii',
            ...words.complications,
            figure: share(complications, treatments),
            how: text.complications_how,
          },
        ]),
    ...(complaints === null || complaints_settled === null
      ? []
      : [
          {
            id: 'reclamatii',
            title: words.complaints.title,
            figure:
              complaints === 0 ? words.complaints.none : plural(complaints, words.complaints.count, locale),
            text: complaints === 0 ? '' : plural(complaints_settled, words.complaints.settled, locale),
            how: text.complaints_how,
          },
        ]),
    ...(waiting_requests === null || waiting_days === null
      ? []
      : [
          {
            id: 'asteptare',
            title: words.waiting.title,
            figure: plural(waiting_days, words.waiting.days, locale),
            text: fill(words.waiting.text, {
              requests: plural(waiting_requests, words.waiting.requests, locale),
            }),
            how: text.waiting_how,
          },
        ]),
  ]
}
