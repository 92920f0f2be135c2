import { clinic } from '../../content/clinic.ts'
import { prices as en } from '../../content/en/prices.ts'
import { prices as ro } from '../../content/ro/prices.ts'
import { mapDeferred } from '../../deferred.ts'
import { offerNotes } from '../../features/offer/offer-notes.server.ts'
import {
  priceFormTexts,
  priceListData,
  priceNotes,
  printedOn,
} from '../../features/prices/price-table-data.server.ts'
import { absolute } from '../../features/seo/json-ld-clinic.server.ts'
import { catalogId, catalogThing } from '../../features/seo/json-ld-offers.server.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { PricesProps } from './props.ts'

const texts = { ro, en }

export default {
  id: 'prices',
  load({ locale, query, now, data }) {
    const { title, lead, categories, print } = texts[locale]
    return {
      title,
      lead,
      categories,
      print,
      list: mapDeferred(data.prices(), (list) =>
        priceListData(locale, list, query.getAll('rand'), offerNotes(locale, list, now)),
      ),
      notes: priceNotes(locale),
      printedOn: printedOn(locale, now),
      leiPerEuro: clinic.euro.lei,
      texts: priceFormTexts(locale),
    }
  },
  meta: (_, { locale }) => texts[locale].meta,
  async jsonLd({ title }, { locale, data }) {
    const url = absolute(href('prices', locale))
    const list = await data.prices()
    const slugs = list.categories.map(({ slug }) => slug)
    return {
      name: title,
      page: { dateModified: list.published_on, mainEntity: { '@id': catalogId(url) } },
      things: [catalogThing(locale, url, title, list, slugs)],
    }
  },
  lastModified: ({ prices }) => prices.published_on,
  picture: ({ locale }) => ({ title: texts[locale].title, illustration: 'clinic' }),
} satisfies PageServer<'prices', PricesProps>
