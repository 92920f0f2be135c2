import { clinic } from '../../content/clinic.ts'
import { implantOffer, offerTreatment } from '../../content/prices/offer.ts'
import { loadTextsWith } from '../../content/texts.ts'
import { titled } from '../../content/titled.ts'
import { treatments } from '../../content/treatments.ts'
import { mapDeferred } from '../../deferred.ts'
import { pricedOffer } from '../../features/offer/offer-price.ts'
import { offerState } from '../../features/offer/offer-state.ts'
import { type OfferTexts, offerWords } from '../../features/offer/words.server.ts'
import { isSamePrice } from '../../features/prices/on-day.ts'
import { atHand } from '../../features/prices/price-in-title.server.ts'
import { euroText, priceParts, priceText } from '../../features/prices/price-text.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import { type PricesTexts, pricesWords } from '../../features/prices/words.server.ts'
import { isoDateOf } from '../../format/dates.ts'
import { formatDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { formatLei } from '../../format/money.ts'
import { typeset } from '../../format/typeset.ts'
import type { Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import { offerGraph } from './json-ld.server.ts'
import type { ImplantOfferProps, OfferPrice } from './page.tsx'

export default {
  id: 'implantOffer',
  async load({ locale, now, data }) {
    const [texts, { offers }] = await Promise.all([
      loadTextsWith(locale, { offer: offerWords, prices: pricesWords }),
      data.offers(),
    ])
    const { meta: _, period, upcoming, ended, price, ...page } = texts.offer
    const offer = offers.find(({ id }) => id === implantOffer.id)
    const dates = offer && { from: formatDate(offer.from, locale), to: formatDate(offer.to, locale) }
    return {
      ...page,
      // A cached page is a minute old at most, so the offer ends within a minute of its last midnight.
      state: offerState(offer, isoDateOf(now)),
      period: dates ? fill(period, dates) : '',
      upcoming: { title: upcoming.title, text: dates ? fill(upcoming.text, dates) : '' },
      ended,
      priceTexts: { label: price.label, unit: price.unit, note: price.note, missing: price.missing },
      price: mapDeferred(data.prices(), (list) => offerPrice(list, texts, now)),
      links: linksOf(locale, offer?.item ?? implantOffer.item),
    }
  },
  inDocument: 'nothing',
  async meta({ state }, { locale, now, data }) {
    const { offer, prices } = await loadTextsWith(locale, { offer: offerWords, prices: pricesWords })
    const list = atHand(data.prices())
    const offered = list && state === 'running' ? pricedOffer(list, implantOffer.id, isoDateOf(now)) : null
    if (offered === null) return offer.meta
    const values = {
      price: priceText(offered.reduced, locale, prices),
      to: formatDate(offered.offer.to, locale),
    }
    const { title, description } = offer.running
    return {
      ...offer.meta,
      title: titled(fill(title, values)),
      description: fill(description, values),
    }
  },
  jsonLd: async (props, { locale, now, data }) => offerGraph(props, locale, await data.prices(), now),
  picture: async ({ locale, nav }) => ({
    title: (await offerWords(locale)).title,
    section: nav.prices,
    illustration: 'offer',
  }),
} satisfies PageServer<'implantOffer', ImplantOfferProps>

/** Null when the list has no price that the offer truthfully reduces. */
function offerPrice(list: PriceList, texts: OfferTexts & PricesTexts, now: Date): OfferPrice | null {
  const { locale, prices } = texts
  const offered = pricedOffer(list, implantOffer.id, isoDateOf(now))
  if (offered === null) return null
  const { offer, row, reduced, reference } = offered
  const { price } = texts.offer
  const euro = euroText(reduced, clinic.euro.lei, locale, prices)
  return {
    title: typeset(row.title[locale]),
    amount: priceParts(reduced, locale, prices),
    listed: typeset(
      fill(isSamePrice(row, reference) ? price.listed : price.lowered, {
        reduction: formatLei(offer.reduction, locale),
        amount: priceText(row, locale, prices),
        reference: priceText(reference, locale, prices),
      }),
    ),
    euro: fill(price.euro, {
      amount: euro ?? '',
      rate: formatLei(Math.round(clinic.euro.lei * 100), locale),
      date: formatDate(clinic.euro.on, locale),
    }),
  }
}

function linksOf(locale: Locale, item: string) {
  const treatment = treatments.find(({ key }) => key === offerTreatment)
  return {
    prices: `${href('prices', locale)}#${item}`,
    treatment:
      treatment === undefined
        ? href('treatments', locale)
        : href('treatment', locale, { slug: treatment.slug }),
    contact: `${href('contact', locale)}?tratament=${offerTreatment}`,
  }
}
