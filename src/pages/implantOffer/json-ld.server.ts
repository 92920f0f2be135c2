import type { OfferLeaf } from 'schema-dts'
import { implantOffer } from '../../content/offer.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import type { PageGraph } from '../../features/seo/json-ld.server.ts'
import { absolute } from '../../features/seo/json-ld-clinic.server.ts'
import { offerThing, priceOf, serviceThing } from '../../features/seo/json-ld-offers.server.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { ImplantOfferProps } from './page.tsx'

type Described = Pick<ImplantOfferProps, 'title' | 'state'> & { price: { title: string } | null }

/** While the offer runs, its price and its last day; afterwards nothing is on offer. */
export function offerGraph(
  { title, state, price }: Described,
  locale: Locale,
  { items }: PriceList,
): PageGraph {
  const row = items.find(({ id }) => id === implantOffer.priceItem)
  if (state !== 'running' || price === null || row === undefined) return { name: title }
  const url = absolute(href('implantOffer', locale))
  const { from, to, reduction } = implantOffer
  const offer: OfferLeaf = {
    ...offerThing(locale, row),
    ...priceOf({
      ...row,
      amount_min: row.amount_min - reduction,
      amount_max: row.amount_max === null ? null : row.amount_max - reduction,
    }),
    url,
    validFrom: from,
    validThrough: to,
    priceValidUntil: to,
  }
  return {
    name: title,
    page: { mainEntity: { '@id': `${url}#service` } },
    things: [serviceThing(url, price.title, title, [offer])],
  }
}
