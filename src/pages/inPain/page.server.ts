import { emergency as triageEn } from '../../content/en/emergency.ts'
import { inPain as pageEn } from '../../content/en/in-pain.ts'
import { emergency as triageRo } from '../../content/ro/emergency.ts'
import { inPain as pageRo } from '../../content/ro/in-pain.ts'
import { levelOf, symptomIds, triageReview, urgentPrices, whileClosed } from '../../content/symptoms.ts'
import { mapDeferred } from '../../deferred.ts'
import { openStateUntil } from '../../features/clinic/open-state-until.server.ts'
import { priceLinesData } from '../../features/prices/price-lines-data.server.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import { personId, personThing } from '../../features/seo/json-ld-people.server.ts'
import { describeReview } from '../../features/team/review.server.ts'
import { minuteOf } from '../../format/dates.ts'
import type { Locale } from '../../locale.ts'
import type { PageServer } from '../page-server.ts'
import type { InPainProps, Symptom } from './props.ts'

const texts = { ro: { page: pageRo, triage: triageRo }, en: { page: pageEn, triage: triageEn } }

export default {
  id: 'inPain',
  load({ locale, now, data }) {
    const { meta: _, ...page } = texts[locale].page
    const { call112, closed, whileClosed, fee, painkillers, levels, closedLevels } = texts[locale].triage
    return {
      texts: page,
      triage: { call112, closed, whileClosed, fee, painkillers, levels, closedLevels },
      symptoms: symptomsIn(locale),
      minute: minuteOf(now.getTime()),
      prices: mapDeferred(data.prices(), (list) => priceLinesData(locale, urgentRows(list))),
      review: describeReview(locale, triageReview),
    }
  },
  holdsUntil: openStateUntil,
  meta: (_, { locale }) => texts[locale].page.meta,
  jsonLd: ({ texts, symptoms }, { locale }) => ({
    name: texts.title,
    type: 'MedicalWebPage',
    page: {
      lastReviewed: triageReview.on,
      reviewedBy: { '@id': personId(locale, triageReview.by) },
      about: symptoms.map(({ title }) => ({ '@type': 'MedicalSymptom', name: title })),
    },
    things: [personThing(locale, triageReview.by)],
  }),
  lastModified: () => triageReview.on,
  picture: ({ locale }) => ({
    title: texts[locale].page.title,
    illustration: 'tratamente_endodontice',
  }),
} satisfies PageServer<'inPain', InPainProps>

function symptomsIn(locale: Locale): Symptom[] {
  return symptomIds.map((id) => {
    const { title, may, now, avoid } = texts[locale].triage.symptoms[id]
    return { id, level: levelOf[id], whileClosed: whileClosed[id], title, may, now, avoid }
  })
}

function urgentRows({ items }: PriceList) {
  return urgentPrices.flatMap((id) => items.find((item) => item.id === id) ?? [])
}
