import { clinic } from '../../content/clinic.ts'
import { loadTextsWith } from '../../content/texts.ts'
import { mapDeferred } from '../../deferred.ts'
import { requestedInstalment } from '../../features/instalments/monthly-instalment.server.ts'
import { instalmentsWords } from '../../features/instalments/words.server.ts'
import { offerNotes, offerReductions } from '../../features/offer/offer-notes.server.ts'
import { offerWords } from '../../features/offer/words.server.ts'
import { rowsOfTreatments } from '../../features/prices/rows-of-treatments.ts'
import {
  priceFormTexts,
  priceListData,
  priceNotes,
  printedOn,
  rowFigures,
} from '../../features/prices/table/price-table-data.server.ts'
import { pricesWords } from '../../features/prices/words.server.ts'
import { absolute } from '../../features/seo/json-ld-clinic.server.ts'
import { catalogId, catalogThing, priceRangeOf } from '../../features/seo/json-ld-offers.server.ts'
import { reference } from '../../features/seo/reference.server.ts'
import { priceSearch } from '../../features/treatments/price-search.ts'
import { searchTexts, searchWords } from '../../features/treatments/search-words.server.ts'
import { longestSearch } from '../../features/treatments/search-words.ts'
import { typedLine } from '../../format/typed.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { PricesProps } from './props.ts'

export default {
  id: 'prices',
  async load({ locale, query, now, data }) {
    const texts = await loadTextsWith(locale, {
      instalments: instalmentsWords,
      offer: offerWords,
      prices: pricesWords,
    })
    const { title, lead, print, search, ignored, category } = texts.prices
    const words = typedLine(query.get('q') ?? '').slice(0, longestSearch)
    const toSearch = words === '' ? null : await searchTexts(locale)
    return {
      title,
      lead,
      print,
      search: { words, texts: search, count: category.count },
      list: mapDeferred(data.prices(), (list) => {
        const listData = priceListData(texts, list, query.getAll('rand'), offerNotes(texts, list, now))
        const reductions = offerReductions(list, now)
        const instalment = requestedInstalment(texts, list, listData.estimate.initial, reductions)
        const groups = listData.groups
        const asked =
          toSearch &&
          searchWords(toSearch, { team: [], prices: rowsOfTreatments(list), ignoredOfPrices: ignored })
        const found = asked && priceSearch(groups, asked)(words)
        return { ...listData, reductions, instalment, found }
      }),
      notes: priceNotes(texts),
      printedOn: printedOn(texts, now),
      leiPerEuro: clinic.euro.lei,
      texts: priceFormTexts(texts),
    }
  },
  inDocument: ({ list, texts: { notIncluded: _, rowLink: __, ...texts }, ...props }) => ({
    ...props,
    // What only an opened row says is in its markup.
    texts,
    list: { ...list, groups: list.groups.map(({ slug, rows }) => ({ slug, rows: rowFigures(rows) })) },
  }),
  meta: async (_, { locale }) => (await pricesWords(locale)).meta,
  async jsonLd({ title }, { locale, data }) {
    const url = absolute(href('prices', locale))
    const list = await data.prices()
    const slugs = list.categories.map(({ slug }) => slug)
    return {
      name: title,
      page: { dateModified: list.published_on, mainEntity: reference(catalogId(url)) },
      clinic: { priceRange: priceRangeOf(list, locale) },
      things: [catalogThing(locale, url, title, list, slugs)],
    }
  },
  lastModified: ({ prices }) => prices.published_on,
  picture: async ({ locale }) => ({
    title: (await pricesWords(locale)).title,
    illustration: 'clinic',
  }),
} satisfies PageServer<'prices', PricesProps>
