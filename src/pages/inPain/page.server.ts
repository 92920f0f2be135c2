import type { Emergency } from '../../content/schemas/emergency-schema.ts'
import { levelOf, symptomIds, triageReview, urgentPrices, whileClosed } from '../../content/symptoms.ts'
import { loadTexts } from '../../content/texts.ts'
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

export default {
  id: 'inPain',
  async load({ locale, now, data }) {
    const texts = await loadTexts(locale, 'emergency', 'inPain', 'prices', 'teamTexts', 'treatmentPage')
    const { meta: _, ...page } = texts.inPain
    const { call112, closed, whileClosed, fee, painkillers, levels, closedLevels } = texts.emergency
    return {
      texts: page,
      triage: { call112, closed, whileClosed, fee, painkillers, levels, closedLevels },
      symptoms: symptomsOf(texts.emergency),
      minute: minuteOf(now.getTime()),
      prices: mapDeferred(data.prices(), (list) => priceLinesData(texts, urgentRows(list))),
      review: describeReview(texts, triageReview),
    }
  },
  holdsUntil: openStateUntil,
  meta: async (_, { locale }) => (await loadTexts(locale, 'inPain')).inPain.meta,
  jsonLd: async ({ texts, symptoms }, { locale }) => ({
    name: texts.title,
    type: 'MedicalWebPage',
    page: {
      lastReviewed: triageReview.on,
      reviewedBy: { '@id': personId(locale, triageReview.by) },
      about: symptoms.map(({ title }) => ({ '@type': 'MedicalSymptom', name: title })),
    },
    things: [await reviewerThing(locale)],
  }),
  lastModified: () => triageReview.on,
  picture: ({ nav }) => ({ title: nav.inPain, illustration: 'tratamente_endodontice' }),
} satisfies PageServer<'inPain', InPainProps>

/** Only what can be read on the page is described: the name, not the speciality. */
async function reviewerThing(locale: Locale) {
  const { jobTitle: _, ...reviewer } = personThing(await loadTexts(locale, 'teamTexts'), triageReview.by)
  return reviewer
}

function symptomsOf({ symptoms }: Emergency): Symptom[] {
  return symptomIds.map((id) => {
    const { title, may, now, avoid } = symptoms[id]
    return { id, level: levelOf[id], whileClosed: whileClosed[id], title, may, now, avoid }
  })
}

function urgentRows({ items }: PriceList) {
  return urgentPrices.flatMap((id) => items.find((item) => item.id === id) ?? [])
}
