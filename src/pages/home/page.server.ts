import { home as homeEn } from '../../content/en/home.ts'
import { treatmentsList as listEn } from '../../content/en/treatments-list.ts'
import { home as homeRo } from '../../content/ro/home.ts'
import { treatmentsList as listRo } from '../../content/ro/treatments-list.ts'
import type { MemberId } from '../../content/team.ts'
import { treatments } from '../../content/treatments.ts'
import { type TreatmentCategory, treatmentCategories } from '../../content/vocabulary.ts'
import { mapDeferred } from '../../deferred.ts'
import { latestNews } from '../../features/news/news-card-data.server.ts'
import { offerNotes } from '../../features/offer/offer-notes.server.ts'
import { priceLinesData } from '../../features/prices/price-lines-data.server.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import { agreedStories, storyCardData } from '../../features/stories/story-card-data.server.ts'
import { experienceNote } from '../../features/team/experience-footnote.server.ts'
import { personCardData } from '../../features/team/person-card-data.server.ts'
import { treatmentCardData } from '../../features/treatments/treatment-card-data.server.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { HomeCategory, HomeProps } from './props.ts'

const texts = { ro: { home: homeRo, list: listRo }, en: { home: homeEn, list: listEn } }

export default {
  id: 'home',
  load({ locale, now, data }) {
    const { meta: _, ...home } = texts[locale].home
    return {
      texts: { ...home, footnotes: experienceNote(locale) },
      categories: treatmentCategories.map((category) => categoryOf(locale, category)),
      prices: mapDeferred(data.prices(), (list) =>
        priceLinesData(locale, entryPoints(list), offerNotes(locale, list, now)),
      ),
      people: shownPeople.map((id) => personCardData(locale, id)),
      stories: shownStories.map((story) => storyCardData(locale, story)),
      news: mapDeferred(data.news({ category: null, page: 1 }), latestNews(locale, 3)),
    }
  },
  meta: (_, { locale }) => texts[locale].home.meta,
  jsonLd: ({ texts }) => ({ name: texts.hero.title }),
  picture: ({ locale }) => {
    const { title, eyebrow } = texts[locale].home.hero
    return { title, section: eyebrow, illustration: 'hero' }
  },
} satisfies PageServer<'home', HomeProps>

/** One speciality each, of those most asked for. */
const shownPeople = [
  'radu-stoenescu',
  'ilinca-marinescu',
  'maria-cernat',
] as const satisfies readonly MemberId[]

/** Two cases of different kinds. */
const shownStories = [
  ...agreedStories.filter(({ category }) => category === 'implant').slice(0, 1),
  ...agreedStories.filter(({ category }) => category === 'veneers').slice(0, 1),
]

const entryIds = [
  'prima-consultatie',
  'igienizare-profesionala',
  'obturatie-o-suprafata',
  'tratament-un-canal',
  'coroana-zirconiu-monolitic',
  'fateta-ceramica',
  'gutiere-transparente-scurt',
  'implant-titan',
]

/** Where most visits begin, in this order; a row the clinic took off its list is left out. */
function entryPoints({ items }: PriceList) {
  return entryIds.flatMap((id) => items.find((item) => item.id === id) ?? [])
}

function categoryOf(locale: Locale, key: TreatmentCategory): HomeCategory {
  const { name, text } = texts[locale].list.categories[key]
  return {
    key,
    name,
    text,
    href: `${href('treatments', locale)}?categorie=${key}`,
    illustration: illustrations[key],
    treatments: treatments
      .filter(({ category }) => category === key)
      .map((treatment) => {
        const { title, href } = treatmentCardData(locale, treatment.key)
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
