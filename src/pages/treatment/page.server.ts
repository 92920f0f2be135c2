import { clinic } from '../../content/clinic.ts'
import { offer as offerEn } from '../../content/en/offer.ts'
import { teamTexts as teamEn } from '../../content/en/team.ts'
import { treatmentPage as pageEn } from '../../content/en/treatment-page.ts'
import { treatmentTexts as treatmentsEn } from '../../content/en/treatments.ts'
import { treatmentsList as listEn } from '../../content/en/treatments-list.ts'
import { offer as offerRo } from '../../content/ro/offer.ts'
import { teamTexts as teamRo } from '../../content/ro/team.ts'
import { treatmentPage as pageRo } from '../../content/ro/treatment-page.ts'
import { treatmentTexts as treatmentsRo } from '../../content/ro/treatments.ts'
import { treatmentsList as listRo } from '../../content/ro/treatments-list.ts'
import { team } from '../../content/team.ts'
import { treatments } from '../../content/treatments.ts'
import { mapDeferred } from '../../deferred.ts'
import { offerNotes } from '../../features/offer/offer-notes.server.ts'
import { storyCardData } from '../../features/stories/story-card-data.server.ts'
import { personCardData } from '../../features/team/person-card-data.server.ts'
import { treatmentHref } from '../../features/treatments/treatment-card-data.server.ts'
import { formatDate } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { formatPhone } from '../../format/phone.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import { treatmentGraph } from './json-ld.server.ts'
import { pricesOf } from './prices.server.ts'
import type { CallPiece, Review, TreatmentProps } from './props.ts'
import { relatedStories } from './stories.server.ts'

const texts = {
  ro: { page: pageRo, list: listRo, treatments: treatmentsRo, team: teamRo, offer: offerRo },
  en: { page: pageEn, list: listEn, treatments: treatmentsEn, team: teamEn, offer: offerEn },
}

export default {
  id: 'treatment',
  load({ locale, params, now, data }) {
    const treatment = treatments.find(({ slug }) => slug === params.slug)
    if (!treatment) return null
    const { key, category } = treatment
    const { page, list, treatments: treatmentTexts } = texts[locale]
    const { meta: _, search_words: __, title, alternatives, ...text } = treatmentTexts[key]
    const { reviewed: ___, urgentCall, ...labels } = page
    return {
      treatment: key,
      title,
      text,
      texts: labels,
      urgentCall: linkNumbers(fill(urgentCall, { phone: formatPhone(clinic.phone) })),
      category: {
        name: list.categories[category].name,
        href: `${href('treatments', locale)}?categorie=${category}`,
      },
      review: describeReview(locale, treatment.reviewed),
      alternatives: alternatives.map((alternative) => ({
        title: treatmentTexts[alternative.treatment].title,
        href: treatmentHref(locale, alternative.treatment),
        text: alternative.text,
      })),
      prices: mapDeferred(data.prices(), (list) =>
        pricesOf(locale, list, key, offerNotes(locale, list, now)),
      ),
      offer:
        key === 'implant_dentar'
          ? { label: texts[locale].offer.title, href: href('implantOffer', locale) }
          : null,
      doctors: team
        .filter((member) => member.treatments.some((each) => each === key))
        .map(({ id }) => personCardData(locale, id)),
      stories: relatedStories(key).map((story) => storyCardData(locale, story)),
    }
  },
  meta: (props, { locale }) => texts[locale].treatments[props.treatment].meta,
  jsonLd: async (props, { locale, data }) => treatmentGraph(props, locale, await data.prices()),
  picture({ locale, params }) {
    const treatment = treatments.find(({ slug }) => slug === params.slug)
    if (!treatment) return null
    const { key, category } = treatment
    const { list, treatments: treatmentTexts } = texts[locale]
    return {
      title: treatmentTexts[key].title,
      section: list.categories[category].name,
      illustration: key,
    }
  },
} satisfies PageServer<'treatment', TreatmentProps>

const numbers = [
  { shown: formatPhone(clinic.phone), dialled: clinic.phone },
  { shown: '112', dialled: '112' },
]

/** The sentence in pieces, so that its numbers can be dialled. */
function linkNumbers(sentence: string): CallPiece[] {
  const pieces = sentence.split(new RegExp(`(${numbers.map(({ shown }) => shown).join('|')})`))
  return pieces
    .filter((text) => text !== '')
    .map((text) => ({ text, dialled: numbers.find(({ shown }) => shown === text)?.dialled ?? null }))
}

type Reviewed = (typeof treatments)[number]['reviewed']

/** The reviewer's name is a link, so the sentence is cut around it. */
function describeReview(locale: Locale, { by, on, next }: Reviewed): Review {
  const { nume } = texts[locale].team[by]
  const day = (date: string) => formatDate(date, locale).replaceAll(' ', '\u00a0')
  const values = { name: nume, date: day(on), next: day(next) }
  const [before = '', after = ''] = fill(texts[locale].page.reviewed, values).split(nume)
  return { before, name: nume, href: `${href('team', locale)}#${by}`, after }
}
