import { layout as layoutEn } from '../../content/en/layout.ts'
import { totals as en } from '../../content/en/totals.ts'
import { treatmentTexts as treatmentsEn } from '../../content/en/treatments.ts'
import { layout as layoutRo } from '../../content/ro/layout.ts'
import { totals as ro } from '../../content/ro/totals.ts'
import { treatmentTexts as treatmentsRo } from '../../content/ro/treatments.ts'
import { mapDeferred } from '../../deferred.ts'
import { billData, wholeTreatment } from '../../features/bills/bill-data.server.ts'
import { wholeLines } from '../../features/bills/whole-lines-data.server.ts'
import { wholeStages, wholeTotal } from '../../features/bills/whole-treatment.ts'
import { offerReductions } from '../../features/offer/offer-notes.server.ts'
import { absolute } from '../../features/seo/json-ld-clinic.server.ts'
import { priceOf, serviceThing } from '../../features/seo/json-ld-offers.server.ts'
import { treatmentHref } from '../../features/treatments/treatment-card-data.server.ts'
import { formatDate } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import type { TotalProps } from './props.ts'

const texts = {
  ro: { ...ro, treatments: treatmentsRo, nav: layoutRo.nav },
  en: { ...en, treatments: treatmentsEn, nav: layoutEn.nav },
}

export default {
  id: 'total',
  load({ locale, params: { slug }, now, data }) {
    const whole = wholeTreatment(slug)
    if (whole === null) return null
    const { names, bill, note, help, title, nav, treatments } = texts[locale]
    const { meta, due, after, during, offer, printed, treatment: about, ...labels } = bill
    const { title: treatment } = treatments[whole.treatment]
    const reductions = offerReductions(now)
    return {
      ...names[whole.id],
      treatment: {
        key: whole.treatment,
        text: fill(about, { treatment }),
        href: treatmentHref(locale, whole.treatment),
      },
      trail: [
        { label: nav.prices, href: href('prices', locale) },
        { label: title, href: href('totals', locale) },
      ],
      note,
      printed: fill(printed, { date: formatDate(now, locale) }),
      help,
      texts: labels,
      sums: mapDeferred(data.prices(), (list) => ({
        bill: billData(locale, list, whole, reductions),
        others: wholeLines(locale, list, reductions)
          .filter((line) => line.slug !== slug)
          .map((line) => ({ ...line, lead: '' })),
      })),
    }
  },
  meta({ name }, { locale }) {
    const { title, description, keywords } = texts[locale].bill.meta
    return {
      title: fill(title, { name }),
      description: fill(description, { name }),
      keywords: [name, ...keywords],
    }
  },
  async jsonLd({ name, trail }, { locale, params: { slug }, now, data }) {
    const whole = wholeTreatment(slug)
    const stages = whole && wholeStages(await data.prices(), whole)
    if (stages === null) return { name, trail }
    const total = { ...wholeTotal(stages, offerReductions(now)), vat: 'exempt' as const }
    const offer = { '@type': 'Offer', name, ...priceOf(total) } as const
    const url = absolute(href('total', locale, { slug }))
    return { name, trail, things: [serviceThing(url, name, texts[locale].title, [offer])] }
  },
  picture({ locale, params: { slug } }) {
    const whole = wholeTreatment(slug)
    if (whole === null) return null
    const { names, title } = texts[locale]
    return { title: names[whole.id].name, section: title, illustration: whole.treatment }
  },
} satisfies PageServer<'total', TotalProps>
