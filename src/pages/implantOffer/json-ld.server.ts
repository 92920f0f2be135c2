import type { OfferLeaf } from 'schema-dts'
import { implantOffer } from '../../content/prices/offer.ts'
import { pricedOffer } from '../../features/offer/offer-price.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import type { PageGraph } from '../../features/seo/json-ld.server.ts'
import { absolute } from '../../features/seo/json-ld-clinic.server.ts'
import { offerThing, priceOf, serviceThing } from '../../features/seo/json-ld-offers.server.ts'
import { reference } from '../../features/seo/reference.server.ts'
import { isoDateOf } from '../../format/dates.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { ImplantOfferProps } from './page.tsx'

type Described = Pick<ImplantOfferProps, 'title' | 'state'> & { price: { title: string } | null }

/** While the offer runs, its price and its last day; afterwards none. */
export function offerGraph(
  { title, state, price }: Described,
  locale: Locale,
  list: PriceList,
  now: Date,
): PageGraph {
  const offered = pricedOffer(list, implantOffer.id, isoDateOf(now))
  if (state !== 'running' || price === null || offered === null) return { name: title }
  const url = absolute(href('implantOffer', locale))
  const { from, to } = offered.offer
  const offer: OfferLeaf = {
    ...offerThing(locale, offered.row),
    ...priceOf({ ...offered.row, ...offered.reduced }),
    url,
    validFrom: from,
    validThrough: to,
    priceValidUntil: to,
  }
  return {
    name: title,
    page: { mainEntity: reference(`${url}#service`) },
    things: [serviceThing(url, price.title, title, [offer])],
  }
}
