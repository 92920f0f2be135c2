import type { OfferCatalogLeaf, OfferLeaf, ServiceLeaf } from 'schema-dts'
import { formatLeiRange } from '../../format/money.ts'
import type { Locale } from '../../locale.ts'
import type { PriceItem, PriceList } from '../prices/schema.ts'
import { clinicId } from './json-ld-clinic.server.ts'
import { reference } from './reference.server.ts'

/** A price row in lei, as the list shows it: one price, a minimum, or a range. */
export function offerThing(locale: Locale, item: PriceItem): OfferLeaf {
  return {
    '@type': 'Offer',
    name: item.title[locale],
    validFrom: item.valid_from,
    ...priceOf(item),
  }
}

/** From the lowest price of the visible rows to the highest. */
export function priceRangeOf({ items }: PriceList, locale: Locale): string {
  const amounts = items
    .filter(({ hidden }) => !hidden)
    .flatMap(({ amount_min, amount_max }) => [amount_min, amount_max ?? amount_min])
  return formatLeiRange(Math.min(...amounts), Math.max(...amounts), locale)
}

/** What a treatment costs at the clinic: the procedure is medicine, the service is what is on offer. */
export function serviceThing(
  url: string,
  name: string,
  kind: string,
  offers: readonly OfferLeaf[],
): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType: kind,
    provider: reference(clinicId),
    ...(offers.length > 0 && { offers }),
  }
}

/** The visible rows of these categories, in the list's order. */
export function catalogThing(
  locale: Locale,
  url: string,
  name: string,
  { categories, items }: PriceList,
  slugs: readonly string[],
): OfferCatalogLeaf {
  const listed = categories
    .filter(({ slug }) => slugs.includes(slug))
    .toSorted((a, b) => a.position - b.position)
    .map(({ slug, title }) => ({
      name: title[locale],
      offers: items
        .filter(({ category, hidden }) => category === slug && !hidden)
        .toSorted((a, b) => a.position - b.position)
        .map((item) => offerThing(locale, item)),
    }))
    .filter(({ offers }) => offers.length > 0)
    .map(
      ({ name, offers }): OfferCatalogLeaf => ({
        '@type': 'OfferCatalog',
        name,
        itemListElement: offers,
      }),
    )
  const [only] = listed
  if (listed.length === 1 && only) return { ...only, '@id': catalogId(url), name }
  return { '@type': 'OfferCatalog', '@id': catalogId(url), name, itemListElement: listed }
}

export function catalogId(url: string): string {
  return `${url}#catalog`
}

type PriceProperties = Pick<OfferLeaf, 'price' | 'priceCurrency' | 'priceSpecification'>
type Priced = Pick<PriceItem, 'kind' | 'amount_min' | 'amount_max' | 'vat'>

/** Amounts are bani in the list and lei here. */
export function priceOf({ kind, amount_min, amount_max, vat }: Priced): PriceProperties {
  const tax = vat === 'included' && { valueAddedTaxIncluded: true }
  if (kind === 'fixed' && !tax) return { price: amount_min / 100, priceCurrency: 'RON' }
  const amounts =
    kind === 'fixed'
      ? { price: amount_min / 100 }
      : { minPrice: amount_min / 100, ...(amount_max !== null && { maxPrice: amount_max / 100 }) }
  return { priceSpecification: { '@type': 'PriceSpecification', ...amounts, priceCurrency: 'RON', ...tax } }
}
