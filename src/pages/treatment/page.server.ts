import { clinic } from '../../content/clinic.ts'
import { comparandOf } from '../../content/comparisons.ts'
import { offerTreatment } from '../../content/offer.ts'
import { isOffered } from '../../content/offered-treatments.ts'
import type { TreatmentText } from '../../content/schema.ts'
import { loadTexts, type Texts } from '../../content/texts.ts'
import { longestTitle, titled } from '../../content/titled.ts'
import type { TreatmentKey } from '../../content/treatment-list.ts'
import { treatments } from '../../content/treatments.ts'
import { mapDeferred } from '../../deferred.ts'
import { offerNotes, offerReductions } from '../../features/offer/offer-notes.server.ts'
import { atHand, fromText } from '../../features/prices/price-in-title.server.ts'
import { shownStories } from '../../features/stories/shown-stories.server.ts'
import { storyCardData } from '../../features/stories/story-card-data.server.ts'
import { personCardData } from '../../features/team/person-card-data.server.ts'
import { describeReview } from '../../features/team/review.server.ts'
import { shownTeam } from '../../features/team/shown-team.server.ts'
import { compareHref, pairLinks, pairNames } from '../../features/treatments/compare-data.server.ts'
import { courseData } from '../../features/treatments/course-data.server.ts'
import { treatmentHref } from '../../features/treatments/treatment-card-data.server.ts'
import { fill } from '../../format/fill.ts'
import { formatPhone } from '../../format/phone.ts'
import { hasPage, href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import { treatmentGraph } from './json-ld.server.ts'
import { mainRow, pricesOf } from './prices.server.ts'
import type { Alternative, CallPiece, TreatmentProps } from './props.ts'
import { relatedStories } from './stories.server.ts'

export default {
  id: 'treatment',
  async load({ locale, params, now, data }) {
    const treatment = treatments.find(({ slug }) => slug === params.slug)
    if (!treatment) return null
    const { key, category } = treatment
    const texts = await loadTexts(
      locale,
      'compare',
      'courseTexts',
      'instalments',
      'offer',
      'periods',
      'prices',
      'storiesPage',
      'storyTexts',
      'teamTexts',
      'totals',
      'treatmentPage',
      'treatmentTexts',
      'treatmentsList',
    )
    const { treatmentTexts } = texts
    const [{ members }, { stories }] = await Promise.all([data.team(), data.stories()])
    const people = shownTeam(texts, members)
    const { meta: _, search_words: __, title, alternatives, ...text } = treatmentTexts[key]
    const { reviewed: ___, urgentCall, ...labels } = texts.treatmentPage
    return {
      treatment: key,
      title,
      text,
      texts: labels,
      urgentCall: linkNumbers(fill(urgentCall, { phone: formatPhone(clinic.phone) })),
      category: {
        name: texts.treatmentsList.categories[category].name,
        href: `${href('treatments', locale)}?categorie=${category}`,
      },
      pairs: pairLinks(texts, key),
      course: courseData(texts, key),
      review: describeReview(texts, people, treatment.reviewed),
      alternatives: alternatives
        .toSorted((one, other) => Number(isOffered(other.treatment)) - Number(isOffered(one.treatment)))
        .map((alternative) => describeAlternative(texts, key, alternative)),
      prices: mapDeferred(data.prices(), (list) =>
        pricesOf(texts, list, key, offerNotes(texts, list, now), offerReductions(list, now)),
      ),
      offer:
        key === offerTreatment && hasPage('implantOffer')
          ? { label: texts.offer.title, href: href('implantOffer', locale) }
          : null,
      doctors: people
        .filter((member) => member.treatments.includes(key))
        .map((person) => personCardData(locale, person)),
      stories: relatedStories(shownStories(texts, stories, now), key).map((story) =>
        storyCardData(texts, story),
      ),
    }
  },
  inDocument: 'nothing',
  async meta({ treatment, title }, { locale, data }) {
    const { prices, treatmentPage, treatmentTexts } = await loadTexts(
      locale,
      'prices',
      'treatmentPage',
      'treatmentTexts',
    )
    const { meta } = treatmentTexts[treatment]
    const list = atHand(data.prices())
    const row = list && mainRow(list, treatment)
    const price = row && fromText([row], locale, prices)
    if (!price) return meta
    const priced = titled(treatmentPage.priced.map((each) => fill(each, { title, price })))
    return priced.length > longestTitle ? meta : { ...meta, title: priced }
  },
  async jsonLd(props, { locale, data }) {
    const texts = await loadTexts(locale, 'layout', 'teamTexts')
    const people = shownTeam(texts, (await data.team()).members)
    return treatmentGraph(props, texts, people, await data.prices())
  },
  async picture({ locale, params }) {
    const treatment = treatments.find(({ slug }) => slug === params.slug)
    if (!treatment) return null
    const { key, category } = treatment
    const { treatmentTexts, treatmentsList } = await loadTexts(locale, 'treatmentTexts', 'treatmentsList')
    return {
      title: treatmentTexts[key].title,
      section: treatmentsList.categories[category].name,
      illustration: key,
    }
  },
} satisfies PageServer<'treatment', TreatmentProps>

/** A patient is told of what other clinics do, too; it has no page here. */
function describeAlternative(
  texts: Texts<'compare' | 'treatmentTexts'>,
  key: TreatmentKey,
  { treatment, text }: TreatmentText['alternatives'][number],
): Alternative {
  const { locale, compare, treatmentTexts } = texts
  const { title } = treatmentTexts[treatment]
  const pair = [comparandOf(key), comparandOf(treatment)] as const
  if (!isOffered(treatment)) return { title, text, page: null }
  return {
    title,
    text,
    page: {
      href: treatmentHref(locale, treatment),
      compare: {
        text: fill(compare.link, pairNames(texts, pair)),
        href: compareHref(locale, ...pair),
      },
    },
  }
}

const numbers = [
  { shown: formatPhone(clinic.phone), dialled: clinic.phone },
  { shown: '112', dialled: '112' },
]

/** The sentence in pieces, so that its phone numbers become links. */
function linkNumbers(sentence: string): CallPiece[] {
  const pieces = sentence.split(new RegExp(`(${numbers.map(({ shown }) => shown).join('|')})`))
  return pieces
    .filter((text) => text !== '')
    .map((text) => ({ text, dialled: numbers.find(({ shown }) => shown === text)?.dialled ?? null }))
}
