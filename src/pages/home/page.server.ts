import { homeDrawing } from '../../content/clinic.ts'
import { offeredCategories } from '../../content/offered-treatments.ts'
import { firstPrices } from '../../content/prices/first-prices.ts'
import { firstShown } from '../../content/team.ts'
import { loadTexts, loadTextsWith, type Texts } from '../../content/texts.ts'
import { treatments } from '../../content/treatments.ts'
import { wholeTreatments } from '../../content/whole-treatments.ts'
import { wordsBeside } from '../../content/words-beside.ts'
import { mapDeferred } from '../../deferred.ts'
import { type InstalmentsTexts, instalmentsWords } from '../../features/instalments/words.server.ts'
import { offerNotes, offerReductions } from '../../features/offer/offer-notes.server.ts'
import { type OfferTexts, offerWords } from '../../features/offer/words.server.ts'
import { outcomesLink } from '../../features/outcomes/outcomes-link.server.ts'
import type { PriceLineData } from '../../features/prices/price-lines.tsx'
import { priceLinesData } from '../../features/prices/price-lines-data.server.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import { type PricesTexts, pricesWords } from '../../features/prices/words.server.ts'
import { shownRatings } from '../../features/ratings/shown-ratings.server.ts'
import { homeRooms } from '../../features/rooms/rooms-data.server.ts'
import { roomImages } from '../../features/seo/json-ld-rooms.server.ts'
import { films, filmsHref } from '../../features/stories/films.ts'
import { type ShownStory, shownStories } from '../../features/stories/shown-stories.server.ts'
import type { StoryCardData } from '../../features/stories/story-card.tsx'
import { storyCardData } from '../../features/stories/story-card-data.server.ts'
import { type StoriesPageTexts, storiesPageWords } from '../../features/stories/words.server.ts'
import { memberCardData } from '../../features/team/member-card-data.server.ts'
import { type ShownMember, shownTeam } from '../../features/team/shown-team.server.ts'
import { countedOn, experienceNote, teamInWords } from '../../features/team/team-in-words.server.ts'
import { teamPageWords } from '../../features/team/words.server.ts'
import type { WholeLine } from '../../features/whole-treatments/whole-lines.tsx'
import { wholeLines } from '../../features/whole-treatments/whole-lines-data.server.ts'
import { fill } from '../../format/fill.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { HomeProps } from './props.ts'

const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export default {
  id: 'home',
  async load({ locale, now, data }) {
    const texts = await loadTextsWith(
      locale,
      {
        instalments: instalmentsWords,
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
      'wholeTexts',
    )
    const { meta: _, ...home } = texts.home
    const [{ members }, { stories }, { places }, outcomes] = await Promise.all([
      data.team(),
      data.stories(),
      data.ratings(),
      data.outcomes(),
    ])
    const team = shownTeam(texts, members)
    const day = countedOn(members, now)
    const { specialists } = home.promises
    const words = teamInWords(texts, team, day)
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
        footnotes: experienceNote(texts, team, day),
      },
      words: await wordsIn(locale),
      categories: offeredCategories.map((key) => ({
        key,
        name: texts.fieldTexts[key].name,
        href: `${href('treatments', locale)}?categorie=${key}`,
      })),
      costs: mapDeferred(data.prices(), (list) => {
        // A total of which the list lacks a row is shown nowhere.
        const totals = totalsOf(texts, list, now)
        return { totals, rows: totals.length > 0 ? [] : rowsOf(texts, list, now) }
      }),
      team: firstOf(team).map((member) => memberCardData(locale, member)),
      rooms: await homeRooms(locale, await data.rooms()),
      story: firstStory(texts, shownStories(texts, stories, now)),
      films: films.length > 0 ? { text: texts.storiesPage.videos.all, href: filmsHref(locale) } : null,
      ratings: await shownRatings(locale, places, await outcomesLink(locale, outcomes)),
    }
  },
  inDocument: 'nothing',
  meta: async (_, { locale }) => (await loadTexts(locale, 'home')).home.meta,
  jsonLd: ({ texts, rooms }) => ({
    name: texts.hero.title,
    clinic: { photo: roomImages(rooms?.pictures ?? []) },
  }),
  async picture({ locale }) {
    const { title, eyebrow } = (await loadTexts(locale, 'home')).home.hero
    return { title, section: eyebrow, illustration: homeDrawing }
  },
} satisfies PageServer<'home', HomeProps>

/** The team members named in the content, as long as they are published; other dentists fill empty places. */
function firstOf(team: readonly ShownMember[]): ShownMember[] {
  const named = firstShown.flatMap((id) => team.find((member) => member.id === id) ?? [])
  const others = team.filter((member) => member.kind === 'doctor' && !named.includes(member))
  return [...named, ...others].slice(0, firstShown.length)
}

/** The case that is asked for most or, without it, the first of others. */
function firstStory(texts: StoriesPageTexts, stories: readonly ShownStory[]): StoryCardData | null {
  const place = ({ category }: ShownStory) => (category === 'implant' ? 0 : category === 'veneers' ? 1 : 2)
  const [first] = stories.toSorted((a, b) => place(a) - place(b))
  return first === undefined ? null : storyCardData(texts, first)
}

/** As many totals as fit beside each other, each of another field; what one pays a month stands on their own pages. */
function totalsOf(
  texts: Texts<'wholeTexts'> & InstalmentsTexts & PricesTexts,
  list: PriceList,
  now: Date,
): WholeLine[] {
  const { lines } = wholeLines(texts, list, offerReductions(list, now))
  const fields = new Set<string>()
  const firsts = lines.filter(({ slug }) => {
    const field = fieldOf(slug)
    return !fields.has(field) && fields.add(field)
  })
  return firsts.slice(0, 3).map((line) => ({ ...line, instalment: null }))
}

function fieldOf(slug: string): string {
  const key = wholeTreatments.find((whole) => whole.slug === slug)?.treatment
  return treatments.find((treatment) => treatment.key === key)?.category ?? ''
}

/** The rows most visits begin with, in this order; rows no longer in the list are left out. */
function rowsOf(texts: OfferTexts & PricesTexts, list: PriceList, now: Date): PriceLineData[] {
  const rows = firstPrices.flatMap((id) => list.items.find((item) => item.id === id) ?? [])
  return priceLinesData(texts, rows, offerNotes(texts, list, now))
}
