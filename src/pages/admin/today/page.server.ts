import { failure } from '../../../features/admin/frame/flashes.ts'
import { countSubscribers } from '../../../features/admin/requests/request-store.server.ts'
import {
  type EndingConsent,
  readEndingConsents,
} from '../../../features/admin/stories/ending-consents.server.ts'
import { draftedPrices, type Pending } from '../../../features/admin/subjects/drafted-prices.server.ts'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import { type Opening, openingFrom } from '../../../features/clinic/opening.ts'
import { countChanges } from '../../../features/prices/editing/diff.ts'
import { formatTime } from '../../../format/dates.ts'
import { formatDate, formatWeekdayDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { hasPage, href } from '../../../routes.ts'
import type { AdminPage } from '../../admin-page.ts'
import type { AdminTodayProps } from './page.tsx'
import type { TodayWords } from './ro.ts'
import { waitingRequests } from './waiting.server.ts'

type Of = { props: AdminTodayProps; words: TodayWords; flash: 'missing' }
type Texts = PlaceTexts<TodayWords>

/** The first page of the admin: what waits, since when, and its deadline. Unknown admin addresses lead here. */
export default {
  id: 'admin/today',
  title: ({ words }) => words.metaTitle,
  flashes: { missing: ({ words }) => failure(words.missing) },
  async load({ database, locale, pending: read, texts, data }) {
    const hours = await data.hours()
    const [waiting, pending, confirmed, ending] = await Promise.all([
      waitingRequests(database, texts, hours),
      read(draftedPrices),
      countSubscribers(database, 'confirmed'),
      hasPage('admin/stories') ? readEndingConsents(database, new Date()) : [],
    ])
    return {
      errorPrefix: texts.adminDrafts.errorPrefix,
      texts: texts.words,
      title: fill(texts.words.title, { date: formatWeekdayDate(pending.today, locale) }),
      ...waiting,
      draft: draftProps(pending, texts),
      consents: ending.map((each) => consentProps(each, texts)),
      offer: offerText(pending, texts),
      holiday: holidayText(openingFrom(hours, new Date()), texts),
      subscribers: plural(confirmed, texts.adminRecords.subscribers, locale),
    }
  },
} satisfies AdminPage<Of>

function draftProps({ diff, draft }: Pending, { locale, words }: Texts) {
  const count = countChanges(diff)
  const { saved } = draft
  return {
    changes: count === 0 ? words.noChanges : plural(count, words.changes, locale),
    saved:
      saved === null || count === 0
        ? null
        : fill(words.draftBy, {
            email: saved.by,
            date: formatDate(new Date(saved.at), locale),
            time: formatTime(new Date(saved.at)),
          }),
  }
}

function consentProps({ story, until, isOver }: EndingConsent, { locale, words }: Texts) {
  return {
    href: href('admin/stories/story', locale, { slug: story.id }),
    text: fill(isOver ? words.consentOver : words.consentEnds, {
      title: story[locale].title,
      date: formatDate(until, locale),
    }),
  }
}

function offerText({ offers }: Pending, { locale, words }: Texts): string {
  const [offer] = offers
  return offer === undefined ? words.noOffer : fill(words.offerEnds, { date: formatDate(offer.to, locale) })
}

function holidayText({ days }: Opening, { locale, words }: Texts): string {
  const next = Object.keys(days).find((day) => days[day]?.length === 0)
  return next === undefined ? words.noHoliday : formatWeekdayDate(next, locale)
}
