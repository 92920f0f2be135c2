import { childVisit } from '../../content/child-visit.ts'
import { homeDrawing } from '../../content/clinic.ts'
import { isOffered, offeredCategories } from '../../content/offered-treatments.ts'
import { loadTexts, loadTextsWith, type Texts } from '../../content/texts.ts'
import type { TreatmentKey } from '../../content/treatment-list.ts'
import { treatments } from '../../content/treatments.ts'
import type { TreatmentCategory } from '../../content/vocabulary.ts'
import { wholeTreatments } from '../../content/whole-treatments.ts'
import { wordsBeside } from '../../content/words-beside.ts'
import { type Deferred, mapDeferred } from '../../deferred.ts'
import { itemList } from '../../features/seo/json-ld.server.ts'
import { foundMembers } from '../../features/team/found-members.server.ts'
import { shownTeam } from '../../features/team/shown-team.server.ts'
import { compareWords } from '../../features/treatments/compare/words.server.ts'
import { pairLinks } from '../../features/treatments/compare-data.server.ts'
import { searchTexts, searchWords } from '../../features/treatments/search-words.server.ts'
import { type FoundMember, longestSearch } from '../../features/treatments/search-words.ts'
import { treatmentCardData } from '../../features/treatments/treatment-card-data.server.ts'
import { typedLine } from '../../format/typed.ts'
import type { Locale } from '../../locale.ts'
import { hasPage, href } from '../../routes.ts'
import type { Data } from '../../sources/data.ts'
import type { PageServer } from '../page-server.ts'
import type { ListedCategory, TreatmentsProps } from './props.ts'

type ListTexts = Texts<'fieldTexts' | 'treatmentTexts' | 'wholeTexts'>

const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export default {
  id: 'treatments',
  async load({ locale, query, data }) {
    const texts = await loadTextsWith(
      locale,
      { compare: compareWords },
      'fieldTexts',
      'treatmentTexts',
      'wholeTexts',
    )
    const { meta: _, ...labels } = await wordsIn(locale)
    const requested = query.get('categorie')
    const words = typedLine(query.get('q') ?? '').slice(0, longestSearch)
    return {
      texts: labels,
      childVisit: childVisitIn(locale, data),
      categories: offeredCategories.map((category) => listCategory(texts, category)),
      category: offeredCategories.find((category) => category === requested) ?? '',
      pairs: {
        title: texts.compare.pairs,
        way: texts.compare.title,
        links: pairLinks(texts, data.knownPrices()),
      },
      words,
      known:
        words === ''
          ? null
          : searchWords(await searchTexts(locale), {
              team: await membersToFind(locale, data),
              prices: {},
              ignoredOfPrices: '',
            }),
    }
  },
  meta: async (_, { locale }) => (await wordsIn(locale)).meta,
  jsonLd: ({ texts, categories }) => ({
    name: texts.title,
    type: 'CollectionPage',
    page: {
      mainEntity: itemList(
        categories.flatMap((category) =>
          category.treatments.map(({ title, href }) => ({ name: title, href })),
        ),
      ),
    },
  }),
  picture: async ({ locale }) => ({
    title: (await wordsIn(locale)).title,
    illustration: homeDrawing,
  }),
} satisfies PageServer<'treatments', TreatmentsProps>

function childVisitIn(locale: Locale, data: Data): Deferred<{ title: string; href: string } | null> {
  const { treatment, article: slug } = childVisit
  if (slug === null || !hasPage('article') || !isOffered(treatment)) return null
  return mapDeferred(data.article(slug), (article) => {
    const text = article?.[locale]
    return text ? { title: text.title, href: href('article', locale, { slug }) } : null
  })
}

async function membersToFind(locale: Locale, data: Data): Promise<FoundMember[]> {
  const texts = await loadTexts(locale, 'teamTexts')
  return foundMembers(locale, shownTeam(texts, (await data.team()).members))
}

function listCategory(texts: ListTexts, category: TreatmentCategory): ListedCategory {
  const { name, text } = texts.fieldTexts[category]
  return {
    key: category,
    name,
    text,
    treatments: treatments
      .filter((treatment) => treatment.category === category)
      .map(({ key }) => ({ ...treatmentCardData(texts, key), wholes: wholesOf(texts, key) })),
  }
}

function wholesOf({ locale, wholeTexts }: ListTexts, key: TreatmentKey) {
  return wholeTreatments
    .filter(({ treatment }) => treatment === key)
    .map(({ id, slug }) => ({ name: wholeTexts[id].name, href: href('total', locale, { slug }) }))
}
