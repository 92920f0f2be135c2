import { homeDrawing } from '../../content/clinic.ts'
import { offeredCategories } from '../../content/offered-treatments.ts'
import { loadTexts, type Texts } from '../../content/texts.ts'
import type { TreatmentKey } from '../../content/treatment-list.ts'
import { treatments } from '../../content/treatments.ts'
import type { TreatmentCategory } from '../../content/vocabulary.ts'
import { wholeTreatments } from '../../content/whole-treatments.ts'
import { itemList } from '../../features/seo/json-ld.server.ts'
import { pairLinks } from '../../features/treatments/compare-data.server.ts'
import { searchWords } from '../../features/treatments/search-words.server.ts'
import { treatmentCardData } from '../../features/treatments/treatment-card-data.server.ts'
import { typedLine } from '../../format/typed.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { ListedCategory, TreatmentsProps } from './props.ts'

type ListTexts = Texts<'totals' | 'treatmentsList' | 'treatmentTexts'>

export default {
  id: 'treatments',
  async load({ locale, query }) {
    const texts = await loadTexts(
      locale,
      'compare',
      'emergency',
      'sameWords',
      'totals',
      'treatmentsList',
      'treatmentTexts',
    )
    const { meta: _, categories: __, answers: ___, search, ...list } = texts.treatmentsList
    const { ignored: ____, ...form } = search
    const asked = query.get('categorie')
    const words = typedLine(query.get('q') ?? '').slice(0, longestSearch)
    return {
      texts: { ...list, search: form },
      categories: offeredCategories.map((category) => listCategory(texts, category)),
      category: offeredCategories.find((category) => category === asked) ?? '',
      pairs: { title: texts.compare.pairs, way: texts.compare.title, links: pairLinks(texts) },
      words,
      known: words === '' ? null : searchWords(texts),
    }
  },
  meta: async (_, { locale }) => (await loadTexts(locale, 'treatmentsList')).treatmentsList.meta,
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
    title: (await loadTexts(locale, 'treatmentsList')).treatmentsList.title,
    illustration: homeDrawing,
  }),
} satisfies PageServer<'treatments', TreatmentsProps>

const longestSearch = 80

function listCategory(texts: ListTexts, category: TreatmentCategory): ListedCategory {
  const { name, text } = texts.treatmentsList.categories[category]
  return {
    key: category,
    name,
    text,
    treatments: treatments
      .filter((treatment) => treatment.category === category)
      .map(({ key }) => ({ ...treatmentCardData(texts, key), wholes: wholesOf(texts, key) })),
  }
}

function wholesOf({ locale, totals }: ListTexts, key: TreatmentKey) {
  return wholeTreatments
    .filter(({ treatment }) => treatment === key)
    .map(({ id, slug }) => ({ name: totals.names[id].name, href: href('total', locale, { slug }) }))
}
