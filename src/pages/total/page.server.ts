import { loadTextsWith } from '../../content/texts.ts'
import { titled } from '../../content/titled.ts'
import { drawingOf, wholeTreatment } from '../../content/whole-treatments.ts'
import { mapDeferred } from '../../deferred.ts'
import { instalmentsWords } from '../../features/instalments/words.server.ts'
import { offerReductions } from '../../features/offer/offer-notes.server.ts'
import { atHand } from '../../features/prices/price-in-title.server.ts'
import { priceText } from '../../features/prices/price-text.ts'
import { pricesWords } from '../../features/prices/words.server.ts'
import { absolute } from '../../features/seo/json-ld-clinic.server.ts'
import { priceOf, serviceThing } from '../../features/seo/json-ld-offers.server.ts'
import { treatmentHref } from '../../features/treatments/treatment-card-data.server.ts'
import { billData } from '../../features/whole-treatments/bill-data.server.ts'
import { periodWords } from '../../features/whole-treatments/periods/words.server.ts'
import { wholeLines } from '../../features/whole-treatments/whole-lines-data.server.ts'
import { wholeStages, wholeTotal } from '../../features/whole-treatments/whole-treatment.ts'
import { totalsWords } from '../../features/whole-treatments/words.server.ts'
import { formatDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { layoutWords } from '../../layout/words.server.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { TotalProps } from './props.ts'

export default {
  id: 'total',
  inDocument: 'nothing',
  async load({ locale, params: { slug }, now, data }) {
    const whole = wholeTreatment(slug)
    if (whole === null) return null
    const texts = await loadTextsWith(
      locale,
      {
        instalments: instalmentsWords,
        layout: layoutWords,
        periods: periodWords,
        prices: pricesWords,
        totals: totalsWords,
      },
      'treatmentTexts',
      'wholeTexts',
    )
    const { bill, note, help, title } = texts.totals
    const { meta, due, after, during, offer, printed, treatment: about, ...labels } = bill
    const { title: treatment } = texts.treatmentTexts[whole.treatment]
    return {
      ...texts.wholeTexts[whole.id],
      drawing: drawingOf(whole),
      treatment: {
        key: whole.treatment,
        text: fill(about, { treatment }),
        href: treatmentHref(locale, whole.treatment),
      },
      trail: [
        { label: texts.layout.nav.prices, href: href('prices', locale) },
        { label: title, href: href('totals', locale) },
      ],
      note,
      printed: fill(printed, { date: formatDate(now, locale) }),
      help,
      texts: { ...labels, or: texts.prices.estimate.or },
      sums: mapDeferred(data.prices(), (list) => {
        const reductions = offerReductions(list, now)
        return {
          bill: billData(texts, list, whole, reductions),
          others: wholeLines(texts, list, reductions)
            .lines.filter((line) => line.slug !== slug)
            .map((line) => ({ ...line, lead: '' })),
        }
      }),
    }
  },
  async meta({ name }, { locale, params: { slug }, now, data }) {
    const { prices, totals } = await loadTextsWith(locale, { prices: pricesWords, totals: totalsWords })
    const { title, priced, stages, description, about, keywords } = totals.bill.meta
    const list = atHand(data.prices())
    const whole = wholeTreatment(slug)
    const parts = list && whole && wholeStages(list, whole)
    const words = [name, ...keywords]
    if (!list || !parts)
      return {
        title: titled(fill(title, { name })),
        description: fill(description, { name }),
        keywords: words,
      }
    const sum = { name, price: priceText(wholeTotal(parts, offerReductions(list, now)), locale, prices) }
    return {
      title: titled([fill(stages, sum), fill(priced, sum)]),
      description: fill(about, sum),
      keywords: words,
    }
  },
  async jsonLd({ name, trail }, { locale, params: { slug }, now, data }) {
    const whole = wholeTreatment(slug)
    const list = await data.prices()
    const stages = whole && wholeStages(list, whole)
    if (stages === null) return { name, trail }
    const total = { ...wholeTotal(stages, offerReductions(list, now)), vat: 'exempt' as const }
    const offer = { '@type': 'Offer', name, ...priceOf(total) } as const
    const url = absolute(href('total', locale, { slug }))
    const totals = await totalsWords(locale)
    return { name, trail, things: [serviceThing(url, name, totals.title, [offer])] }
  },
  async picture({ locale, params: { slug } }) {
    const whole = wholeTreatment(slug)
    if (whole === null) return null
    const { totals, wholeTexts } = await loadTextsWith(locale, { totals: totalsWords }, 'wholeTexts')
    return { title: wholeTexts[whole.id].name, section: totals.title, illustration: drawingOf(whole) }
  },
} satisfies PageServer<'total', TotalProps>
