import { homeDrawing } from '../../content/clinic.ts'
import { offeredCategories } from '../../content/offered-treatments.ts'
import { firstPrices } from '../../content/prices/first-prices.ts'
import { firstShown } from '../../content/team.ts'
import { loadTexts, loadTextsWith, type Texts } from '../../content/texts.ts'
import { treatments } from '../../content/treatments.ts'
import type { TreatmentCategory } from '../../content/vocabulary.ts'
import { wordsBeside } from '../../content/words-beside.ts'
import { mapDeferred } from '../../deferred.ts'
import { latestNews } from '../../features/news/news-card-data.server.ts'
import { newsPageWords } from '../../features/news/words.server.ts'
import { offerNotes } from '../../features/offer/offer-notes.server.ts'
import { offerWords } from '../../features/offer/words.server.ts'
import { priceLinesData } from '../../features/prices/price-lines-data.server.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import { pricesWords } from '../../features/prices/words.server.ts'
import { films, filmsHref } from '../../features/stories/films.ts'
import { type ShownStory, shownStories } from '../../features/stories/shown-stories.server.ts'
import { storyCardData } from '../../features/stories/story-card-data.server.ts'
import { storiesPageWords } from '../../features/stories/words.server.ts'
import { personCardData } from '../../features/team/person-card-data.server.ts'
import { type ShownMember, shownTeam } from '../../features/team/shown-team.server.ts'
import { countedOn, experienceNote, teamInWords } from '../../features/team/team-in-words.server.ts'
import { teamPageWords } from '../../features/team/words.server.ts'
import { treatmentCardData } from '../../features/treatments/treatment-card-data.server.ts'
import { fill } from '../../format/fill.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { HomeCategory, HomeProps } from './props.ts'

const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export default {
  id: 'home',
  async load({ locale, now, data }) {
    const texts = await loadTextsWith(
      locale,
      {
        newsPage: newsPageWords,
        offer: offerWords,
        prices: pricesWords,
        storiesPage: storiesPageWords,
        teamPage: teamPageWords,
      },
      'home',
      'storyTexts',
      'teamTexts',
      'treatmentTexts',
      'fieldTexts',
    )
    const { meta: _, ...home } = texts.home
    const [{ members }, { stories }] = await Promise.all([data.team(), data.stories()])
    const people = shownTeam(texts, members)
    const day = countedOn(members, now)
    const { specialists } = home.promises
    const words = teamInWords(texts, people, day)
    return {
      texts: {
        ...home,
        promises: {
          ...home.promises,
          specialists: {
            ...specialists,
            title: words.specialists === '' ? specialists.withoutSpecialists : specialists.title,
            text: fill(specialists.text, words),
          },
        },
        footnotes: experienceNote(texts, people, day),
      },
      words: await wordsIn(locale),
      categories: offeredCategories.map((category) => categoryOf(texts, category)),
      prices: mapDeferred(data.prices(), (list) =>
        priceLinesData(texts, entryPoints(list), offerNotes(texts, list, now)),
      ),
      people: firstOf(people).map((person) => personCardData(locale, person)),
      stories: twoOf(shownStories(texts, stories, now)).map((story) => storyCardData(texts, story)),
      films: films.length > 0 ? { text: texts.storiesPage.videos.all, href: filmsHref(locale) } : null,
      news: mapDeferred(data.news({ category: null, page: 1 }), latestNews(texts, 3)),
    }
  },
  inDocument: 'nothing',
  meta: async (_, { locale }) => (await loadTexts(locale, 'home')).home.meta,
  jsonLd: ({ texts }) => ({ name: texts.hero.title }),
  async picture({ locale }) {
    const { title, eyebrow } = (await loadTexts(locale, 'home')).home.hero
    return { title, section: eyebrow, illustration: homeDrawing }
  },
} satisfies PageServer<'home', HomeProps>

/** The team members named in the content, as long as they are published; other dentists fill empty places. */
function firstOf(people: readonly ShownMember[]): ShownMember[] {
  const named = firstShown.flatMap((id) => people.find((person) => person.id === id) ?? [])
  const others = people.filter((person) => person.kind === 'doctor' && !named.includes(person))
  return [...named, ...others].slice(0, firstShown.length)
}

/** Two cases of different kinds: those that are asked for most or, without them, the first of others. */
function twoOf(stories: readonly ShownStory[]): ShownStory[] {
  const first = [...new Map(stories.toReversed().map((story) => [story.category, story])).values()]
  const place = ({ category }: ShownStory) => (category === 'implant' ? 0 : category === 'veneers' ? 1 : 2)
  return first.toSorted((a, b) => place(a) - place(b) || stories.indexOf(a) - stories.indexOf(b)).slice(0, 2)
}

/** The rows most visits begin with, in this order; rows no longer in the list are left out. */
function entryPoints({ items }: PriceList) {
  return firstPrices.flatMap((id) => items.find((item) => item.id === id) ?? [])
}

function categoryOf(texts: Texts<'fieldTexts' | 'treatmentTexts'>, key: TreatmentCategory): HomeCategory {
  const { name, text } = texts.fieldTexts[key]
  return {
    key,
    name,
    text,
    href: `${href('treatments', texts.locale)}?categorie=${key}`,
    illustration: illustrations[key],
    treatments: treatments
      .filter(({ category }) => category === key)
      .map((treatment) => {
        const { title, href } = treatmentCardData(texts, treatment.key)
        return { key: treatment.key, title, href }
      }),
  }
}

const illustrations = {
  implantology: 'implant_dentar',
  aesthetics: 'fatete_dentare',
  orthodontics: 'aparat_dentar',
  endodontics: 'tratamente_endodontice',
  surgery: 'chirurgie_orala',
  prevention: 'parodontologie',
} as const satisfies Record<TreatmentCategory, string>
