import { clinic } from '../../content/clinic.ts'
import { isOffered } from '../../content/offered-treatments.ts'
import { offerTreatment } from '../../content/prices/offer.ts'
import type { TreatmentText, VideoText } from '../../content/schema.ts'
import { loadTexts, loadTextsWith, type Texts } from '../../content/texts.ts'
import { longestTitle, titled } from '../../content/titled.ts'
import { type TreatmentKey, treatmentFacts } from '../../content/treatment-list.ts'
import { treatments } from '../../content/treatments.ts'
import { wordsBeside } from '../../content/words-beside.ts'
import { mapDeferred } from '../../deferred.ts'
import { instalmentsWords } from '../../features/instalments/words.server.ts'
import { latestNews } from '../../features/news/news-card-data.server.ts'
import { newsPageWords } from '../../features/news/words.server.ts'
import { offerNotes, offerReductions } from '../../features/offer/offer-notes.server.ts'
import { offerWords } from '../../features/offer/words.server.ts'
import { atHand, fromText } from '../../features/prices/price-in-title.server.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import { pricesWords } from '../../features/prices/words.server.ts'
import { treatmentRooms } from '../../features/rooms/rooms-data.server.ts'
import { films, filmsHref } from '../../features/stories/films.ts'
import { shownStories } from '../../features/stories/shown-stories.server.ts'
import { storyCardData } from '../../features/stories/story-card-data.server.ts'
import { storiesPageWords } from '../../features/stories/words.server.ts'
import { memberCardData } from '../../features/team/member-card-data.server.ts'
import { describeReview } from '../../features/team/review.server.ts'
import { shownTeam } from '../../features/team/shown-team.server.ts'
import { teamPageWords } from '../../features/team/words.server.ts'
import { type CompareTexts, compareWords } from '../../features/treatments/compare/words.server.ts'
import { compareHref, meantBy, pairLinks, pairNames } from '../../features/treatments/compare-data.server.ts'
import { courseLineWords } from '../../features/treatments/course/words.server.ts'
import { courseData, courseInBrief } from '../../features/treatments/course-data.server.ts'
import { treatmentHref } from '../../features/treatments/treatment-card-data.server.ts'
import { periodWords } from '../../features/whole-treatments/periods/words.server.ts'
import { fill } from '../../format/fill.ts'
import { formatPhone } from '../../format/phone.ts'
import { layoutWords } from '../../layout/words.server.ts'
import { hasPage, href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import { treatmentGraph } from './json-ld.server.ts'
import { mainRow, pricesOf } from './prices.server.ts'
import type { Alternative, CallPiece, TreatmentProps } from './props.ts'
import { relatedStories } from './stories.server.ts'

const mostArticles = 3

const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export default {
  id: 'treatment',
  async load({ locale, params, now, data }) {
    const treatment = treatments.find(({ slug }) => slug === params.slug)
    if (!treatment) return null
    const { key, category } = treatment
    const texts = await loadTextsWith(
      locale,
      {
        compare: compareWords,
        courseTexts: courseLineWords,
        instalments: instalmentsWords,
        newsPage: newsPageWords,
        offer: offerWords,
        periods: periodWords,
        prices: pricesWords,
        storiesPage: storiesPageWords,
        teamPage: teamPageWords,
      },
      'fieldTexts',
      'storyTexts',
      'teamTexts',
      'treatmentTexts',
      'videoTexts',
      'wholeTexts',
    )
    const { treatmentTexts } = texts
    const [{ members }, { stories }] = await Promise.all([data.team(), data.stories()])
    const team = shownTeam(texts, members)
    const known = data.knownPrices()
    const { meta: _, search_words: __, title, alternatives, ...text } = treatmentTexts[key]
    const { urgentCall, ...labels } = await wordsIn(locale)
    return {
      treatment: key,
      title,
      text,
      texts: labels,
      urgentCall: linkNumbers(fill(urgentCall, { phone: formatPhone(clinic.phone) })),
      category: {
        name: texts.fieldTexts[category].name,
        href: `${href('treatments', locale)}?categorie=${category}`,
      },
      pairs: pairLinks(texts, known, key),
      course: courseData(texts, key),
      brief: courseInBrief(texts, treatmentFacts[key].course),
      review: describeReview(texts, team, treatment.reviewed),
      alternatives: alternatives
        .toSorted((one, other) => Number(isOffered(other.treatment)) - Number(isOffered(one.treatment)))
        .map((alternative) => describeAlternative(texts, known, key, alternative)),
      prices: mapDeferred(data.prices(), (list) =>
        pricesOf(texts, list, key, offerNotes(texts, list, now), offerReductions(list, now)),
      ),
      offer:
        key === offerTreatment && hasPage('implantOffer')
          ? { label: texts.offer.title, href: href('implantOffer', locale) }
          : null,
      rooms: await treatmentRooms(locale, await data.rooms(), key),
      dentists: team
        .filter((member) => member.treatments.includes(key))
        .map((member) => memberCardData(locale, member)),
      stories: relatedStories(shownStories(texts, stories, now), key).map((story) =>
        storyCardData(texts, story),
      ),
      articles: hasPage('news')
        ? mapDeferred(data.news({ category: null, page: 1, about: key }), (list) =>
            latestNews(
              texts,
              mostArticles,
            )(list).map(({ slug, href, title, reading }) => ({
              slug,
              href,
              title,
              reading,
            })),
          )
        : [],
      allFilms: films.length > 0 ? { text: labels.films, href: filmsHref(locale) } : null,
      films: films
        .filter(({ treatment }) => treatment === key)
        .map(({ id }) => {
          const { title }: VideoText = texts.videoTexts[id]
          return { text: fill(texts.storiesPage.videos.one, { title }), href: filmsHref(locale, id) }
        }),
    }
  },
  inDocument: 'nothing',
  async meta({ treatment, title }, { locale, data }) {
    const { prices, treatmentTexts } = await loadTextsWith(locale, { prices: pricesWords }, 'treatmentTexts')
    const words = await wordsIn(locale)
    const { meta } = treatmentTexts[treatment]
    const list = atHand(data.prices())
    const row = list && mainRow(list, treatment)
    const price = row && fromText([row], locale, prices)
    if (!price) return meta
    const priced = titled(words.priced.map((each) => fill(each, { title, price })))
    return priced.length > longestTitle ? meta : { ...meta, title: priced }
  },
  async jsonLd(props, { locale, data }) {
    const texts = await loadTextsWith(locale, { layout: layoutWords }, 'teamTexts')
    const team = shownTeam(texts, (await data.team()).members)
    return treatmentGraph(props, texts, team, await data.prices())
  },
  async picture({ locale, params }) {
    const treatment = treatments.find(({ slug }) => slug === params.slug)
    if (!treatment) return null
    const { key, category } = treatment
    const { fieldTexts, treatmentTexts } = await loadTexts(locale, 'fieldTexts', 'treatmentTexts')
    return {
      title: treatmentTexts[key].title,
      section: fieldTexts[category].name,
      illustration: key,
    }
  },
} satisfies PageServer<'treatment', TreatmentProps>

/** Treatments that only other clinics offer are mentioned too, without a link. */
function describeAlternative(
  texts: Texts<'treatmentTexts'> & CompareTexts,
  list: PriceList,
  key: TreatmentKey,
  { treatment, text }: TreatmentText['alternatives'][number],
): Alternative {
  const { locale, compare, treatmentTexts } = texts
  const { title } = treatmentTexts[treatment]
  const pair = [meantBy(key, list), meantBy(treatment, list)] as const
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
