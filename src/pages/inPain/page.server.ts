import {
  levelOf,
  type SymptomId,
  symptomIds,
  triageReview,
  whileClosed as turnWhileClosed,
  urgentPrices,
} from '../../content/complaints/symptoms.ts'
import { loadTexts, loadTextsWith, type TextOf } from '../../content/texts.ts'
import { wordsBeside } from '../../content/words-beside.ts'
import { mapDeferred } from '../../deferred.ts'
import { closedTimes } from '../../features/clinic/closed-times.ts'
import { hospitalData } from '../../features/clinic/hospital-data.server.ts'
import { openStateUntil } from '../../features/clinic/open-state-until.server.ts'
import { priceLinesData } from '../../features/prices/price-lines-data.server.ts'
import type { PriceList } from '../../features/prices/schema.ts'
import { pricesWords } from '../../features/prices/words.server.ts'
import { memberThing, memberThingId } from '../../features/seo/json-ld-team.server.ts'
import { reference } from '../../features/seo/reference.server.ts'
import type { PublishedTeam } from '../../features/team/members.ts'
import { describeReview, standingReview } from '../../features/team/review.server.ts'
import { type ShownMember, shownTeam } from '../../features/team/shown-team.server.ts'
import { teamPageWords } from '../../features/team/words.server.ts'
import { minuteOf } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import type { Locale } from '../../locale.ts'
import type { PageServer } from '../page-server.ts'
import type { Advice, AllInPain, Symptom } from './props.ts'

const wordsIn = wordsBeside((l): Promise<typeof import('./ro.ts')> => import(`./${l}.ts`))

export default {
  id: 'inPain',
  async load({ locale, now, data }) {
    const texts = await loadTextsWith(
      locale,
      { prices: pricesWords, teamPage: teamPageWords },
      'emergency',
      'teamTexts',
    )
    const inPain = await wordsIn(locale)
    const [{ week }, { members }] = await Promise.all([data.hours(), data.team()])
    const { emergency } = texts
    const { title, now: state, call, call112, book, callBack, symptoms, may, until, avoid } = inPain
    const { levels, closedLevels, whileClosed, painkillers, closed, fee } = emergency
    return {
      texts: { title, now: state, call, call112, book, callBack, symptoms },
      triage: { call112: emergency.call112, whileClosed, hospital: inPain.hospital, levels, closedLevels },
      hospital: hospitalData(),
      symptoms: symptomIds.map(symptomOf),
      minute: minuteOf(now.getTime()),
      advice: {
        headings: { may, until, avoid },
        symptoms: symptomIds.map((id) => adviceOn(emergency, id)),
      },
      further: {
        texts: { painkillers: inPain.painkillers, closed: inPain.closed, price: inPain.price },
        triage: { painkillers, closed: fill(closed, closedTimes(locale, week)), fee },
        review: describeReview(texts, shownTeam(texts, members), triageReview),
      },
      prices: mapDeferred(data.prices(), (list) => priceLinesData(texts, urgentRows(list))),
    }
  },
  inDocument: ({ texts, triage, symptoms, hospital, minute }) => ({
    texts,
    triage,
    symptoms,
    hospital,
    minute,
  }),
  holdsUntil: openStateUntil,
  meta: async (_, { locale }) => (await wordsIn(locale)).meta,
  async jsonLd({ texts, advice }, { locale, data }) {
    const review = await triageReviewOf(locale, (await data.team()).members)
    return {
      name: texts.title,
      type: 'MedicalWebPage',
      page: {
        ...(review && {
          lastReviewed: review.on,
          reviewedBy: reference(memberThingId(locale, review.reviewer)),
        }),
        about: advice.symptoms.map(({ title }) => ({ '@type': 'MedicalSymptom', name: title })),
      },
      things: review ? [reviewerThing(locale, review.reviewer)] : [],
    }
  },
  lastModified: () => triageReview.on,
  picture: ({ nav }) => ({ title: nav.inPain, illustration: 'tratamente_endodontice' }),
} satisfies PageServer<'inPain', AllInPain>

/** Only what can be read on the page is described: the name, not the speciality. */
function reviewerThing(locale: Locale, reviewer: ShownMember) {
  const { jobTitle: _, ...named } = memberThing(locale, reviewer)
  return named
}

async function triageReviewOf(locale: Locale, members: PublishedTeam) {
  return standingReview(shownTeam(await loadTexts(locale, 'teamTexts'), members), triageReview)
}

function symptomOf(id: SymptomId): Symptom {
  return { id, level: levelOf[id], whileClosed: turnWhileClosed[id] }
}

function adviceOn({ symptoms, levels, printedLevels }: TextOf<'emergency'>, id: SymptomId): Advice {
  const { title, may, now, avoid, closed } = symptoms[id]
  const level = levelOf[id]
  return {
    title,
    may,
    now,
    avoid,
    closed,
    printed: level === 'call' ? printedLevels[turnWhileClosed[id]] : levels[level],
  }
}

function urgentRows({ items }: PriceList) {
  return urgentPrices.flatMap((id) => items.find((item) => item.id === id) ?? [])
}
