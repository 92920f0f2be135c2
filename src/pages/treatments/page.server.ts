import { treatmentTexts as treatmentsEn } from '../../content/en/treatments.ts'
import { treatmentsList as listEn } from '../../content/en/treatments-list.ts'
import { treatmentTexts as treatmentsRo } from '../../content/ro/treatments.ts'
import { treatmentsList as listRo } from '../../content/ro/treatments-list.ts'
import { treatments } from '../../content/treatments.ts'
import { type TreatmentCategory, type TreatmentKey, treatmentCategories } from '../../content/vocabulary.ts'
import { itemList } from '../../features/seo/json-ld.server.ts'
import { treatmentCardData } from '../../features/treatments/treatment-card-data.server.ts'
import type { Locale } from '../../locale.ts'
import type { PageServer } from '../page-server.ts'
import type { ListedCategory, TreatmentsProps } from './props.ts'

const texts = {
  ro: { list: listRo, treatments: treatmentsRo },
  en: { list: listEn, treatments: treatmentsEn },
}

export default {
  id: 'treatments',
  load({ locale, query }) {
    const { meta: _, categories: __, ...list } = texts[locale].list
    const asked = query.get('categorie')
    return {
      texts: list,
      categories: treatmentCategories.map((category) => listCategory(locale, category)),
      category: treatmentCategories.find((category) => category === asked) ?? '',
      words: (query.get('q') ?? '').trim().slice(0, longestSearch),
    }
  },
  meta: (_, { locale }) => texts[locale].list.meta,
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
  picture: ({ locale }) => ({ title: texts[locale].list.title, illustration: 'hero' }),
} satisfies PageServer<'treatments', TreatmentsProps>

const longestSearch = 80

function listCategory(locale: Locale, category: TreatmentCategory): ListedCategory {
  const { name, text } = texts[locale].list.categories[category]
  return {
    key: category,
    name,
    text,
    treatments: treatments
      .filter((treatment) => treatment.category === category)
      .map(({ key }) => ({
        ...treatmentCardData(locale, key),
        phrases: phrasesOf(locale, key),
      })),
  }
}

/** A treatment is found by its names as well as by what people call it. */
function phrasesOf(locale: Locale, key: TreatmentKey): string[] {
  const { meta, title, search_words } = texts[locale].treatments[key]
  return [title, ...meta.keywords, ...search_words]
}
