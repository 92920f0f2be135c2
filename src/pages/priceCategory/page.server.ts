import { clinic } from '../../content/clinic.ts'
import { loadTextsWith } from '../../content/texts.ts'
import { titled } from '../../content/titled.ts'
import type { Freshness } from '../../database/freshness.ts'
import { mapDeferred } from '../../deferred.ts'
import { requestedInstalment } from '../../features/instalments/monthly-instalment.server.ts'
import { type InstalmentsTexts, instalmentsWords } from '../../features/instalments/words.server.ts'
import { offerNotes, offerReductions } from '../../features/offer/offer-notes.server.ts'
import { type OfferTexts, offerWords } from '../../features/offer/words.server.ts'
import { partsIn } from '../../features/prices/estimate/picked-parts.ts'
import { atHand, fromText } from '../../features/prices/price-in-title.server.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import { priceSnapshot } from '../../features/prices/snapshot.ts'
import {
  estimateData,
  estimateItem,
  priceFormTexts,
  priceGroup,
  priceNotes,
  printedOn,
  publishedOn,
  rowFigures,
} from '../../features/prices/table/price-table-data.server.ts'
import { type PricesTexts, pricesWords } from '../../features/prices/words.server.ts'
import { absolute } from '../../features/seo/json-ld-clinic.server.ts'
import { catalogId, catalogThing } from '../../features/seo/json-ld-offers.server.ts'
import { reference } from '../../features/seo/reference.server.ts'
import { fill } from '../../format/fill.ts'
import { plural } from '../../format/plurals.ts'
import { typeset } from '../../format/typeset.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { CategoryListData, PriceCategoryProps } from './props.ts'
import { readOrder } from './sort.ts'

export default {
  id: 'priceCategory',
  async load({ locale, params: { slug }, query, now, data }) {
    // Whether the page exists is known before the first byte; its rows may come late.
    const category = await data.priceCategory(slug)
    if (category === null) return null
    const texts = await loadTextsWith(locale, {
      instalments: instalmentsWords,
      offer: offerWords,
      prices: pricesWords,
    })
    const { back, count } = texts.prices.category
    const { title: allPrices, sort, print, none } = texts.prices
    return {
      slug,
      title: category.title[locale],
      lead: typeset(category.description[locale]),
      trail: [{ label: allPrices, href: href('prices', locale) }],
      back,
      count,
      sort,
      print,
      none,
      order: readOrder(query.get('ordine')),
      list: mapDeferred(data.prices(), (list) =>
        categoryListData(texts, list, slug, query.getAll('rand'), now),
      ),
      notes: priceNotes(texts),
      printedOn: printedOn(texts, now),
      leiPerEuro: clinic.euro.lei,
      texts: priceFormTexts(texts),
    }
  },
  inDocument: ({ list, ...props }) => ({ ...props, list: { ...list, rows: rowFigures(list.rows) } }),
  async meta({ title, slug }, { locale, data }) {
    const prices = await pricesWords(locale)
    const { meta, count } = prices.category
    const list = atHand(data.prices())
    const rows = list?.items.filter((item) => item.category === slug && !item.hidden) ?? []
    const from = fromText(rows, locale, prices)
    const plain = { category: title }
    const priced = from && { ...plain, count: plural(rows.length, count, locale), from }
    return {
      title: titled(
        [...(priced ? [fill(meta.priced, priced)] : []), fill(meta.title, plain), title],
        meta.by,
      ),
      description: priced ? fill(meta.about, priced) : fill(meta.description, plain),
      keywords: meta.keywords,
    }
  },
  async jsonLd({ slug, title, trail }, { locale, data }) {
    const url = absolute(href('priceCategory', locale, { slug }))
    const list = await data.prices()
    return {
      name: title,
      trail,
      page: { dateModified: list.published_on, mainEntity: reference(catalogId(url)) },
      things: [catalogThing(locale, url, title, list, [slug])],
    }
  },
  /** A category shows the illustration of its first rows' treatment. */
  picture({ locale, params, nav }) {
    const category = priceSnapshot.categories.find(({ slug }) => slug === params.slug)
    if (!category) return null
    const rows = priceSnapshot.items.filter(({ category }) => category === params.slug)
    const key = rows.find(({ treatments }) => treatments.length === 1)?.treatments[0]
    return { title: category.title[locale], section: nav.prices, illustration: key ?? 'clinic' }
  },
} satisfies PageServer<'priceCategory', PriceCategoryProps>

function categoryListData(
  texts: InstalmentsTexts & OfferTexts & PricesTexts,
  list: PriceList & Freshness,
  slug: string,
  picked: readonly string[],
  now: Date,
): CategoryListData {
  const { locale } = texts
  const category = list.categories.find((category) => category.slug === slug)
  const notes = offerNotes(texts, list, now)
  const reductions = offerReductions(list, now)
  const asides = partsIn(list, picked).flatMap(({ rows }) => rows.filter((row) => row.category !== slug))
  const estimate = estimateData(list, picked)
  const group = category ? priceGroup(texts, list, category, notes) : null
  return {
    publishedOn: [publishedOn(texts, list), group?.about?.vat].filter(Boolean).join(' · '),
    estimate,
    reductions,
    instalment: requestedInstalment(texts, list, estimate.initial, reductions),
    rows: group?.rows ?? [],
    elsewhere: [...new Set(asides)].map((item) => ({ ...estimateItem(texts, item), note: notes[item.id] })),
    others: list.categories
      .filter((other) => other.slug !== slug)
      .toSorted((a, b) => a.position - b.position)
      .map((other) => ({
        label: other.title[locale],
        href: href('priceCategory', locale, { slug: other.slug }),
      })),
  }
}
