import { treatments } from '../../content/treatments.ts'
import type { AdminTexts } from '../../features/admin/frame/texts.server.ts'
import { dueOn } from '../../features/admin/requests/due.ts'
import { countSubscribers, readWaiting } from '../../features/admin/requests/request-store.server.ts'
import {
  type EndingConsent,
  readEndingConsents,
} from '../../features/admin/stories/ending-consents.server.ts'
import { adminPriceSubject } from '../../features/admin/subjects/admin-prices.server.ts'
import type { Pending } from '../../features/admin/subjects/pending-prices.server.ts'
import type { ClinicHours } from '../../features/clinic/hours.server.ts'
import { type Opening, openingFrom } from '../../features/clinic/opening.ts'
import { countChanges } from '../../features/prices/editing/diff.ts'
import { readPending } from '../../features/publishing/pending.server.ts'
import type { AdminDatabase } from '../../features/publishing/subject.ts'
import { formatDate, formatTime, formatWeekdayDate, isoDateOf } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { plural } from '../../format/plurals.ts'
import adminTodayPage from '../../pages/admin/today/page.server.ts'
import type { AdminTodayProps } from '../../pages/admin/today/page.tsx'
import { answerPage } from '../../rendering/answer-page.ts'
import { hasPage, href } from '../../routes.ts'
import { partsOf } from '../../ui/isolated.tsx'
import type { AdminContext, AdminServices, AdminSession } from './admin-context.ts'
import { sharedBar } from './shared-bar.ts'

const mostShown = 5

/** Where work begins: what waits, since when, and until when. Also what answers an admin address that leads nowhere. */
export function todayEndpoint({ data }: AdminServices) {
  return {
    show: (c: AdminContext, session: AdminSession) => answer(c, session, 200),
    missing: (c: AdminContext, session: AdminSession) => answer(c, session, 404),
  }

  async function answer(c: AdminContext, session: AdminSession, status: 200 | 404): Promise<Response> {
    const { database, locale, texts } = session
    const { adminToday, adminDrafts } = texts
    const { requests, noRequests, late, all, prices, open, offer, holiday, subscribers, consents } =
      adminToday
    const hours = await data.hours()
    const [waiting, pending, confirmed, ending] = await Promise.all([
      requestsProps(database, texts, hours),
      readPending(adminPriceSubject, database),
      countSubscribers(database, 'confirmed'),
      hasPage('admin/stories') ? readEndingConsents(database, new Date()) : [],
    ])
    const props: AdminTodayProps = {
      bar: await sharedBar(session, { subject: adminPriceSubject, pending }),
      notice: status === 404 ? { text: adminToday.missing, wrong: true } : null,
      errorPrefix: adminDrafts.errorPrefix,
      texts: { requests, noRequests, late, all, prices, open, offer, holiday, subscribers, consents },
      title: fill(adminToday.title, { date: formatWeekdayDate(pending.today, locale) }),
      ...waiting,
      draft: draftProps(pending, texts),
      consents: ending.map((each) => consentProps(each, texts)),
      offer: offerText(pending, texts),
      holiday: holidayText(openingFrom(hours, new Date()), texts),
      subscribers: plural(confirmed, texts.adminRequests.newsletter.confirmed, locale),
    }
    return answerPage(c, adminTodayPage, { locale, params: {}, props, status }, data)
  }
}

async function requestsProps(
  database: AdminDatabase,
  { locale, adminToday, treatmentTexts }: AdminTexts,
  hours: ClinicHours,
) {
  const { requests, count } = await readWaiting(database, mostShown)
  const today = isoDateOf(new Date())
  return {
    waiting: count === 0 ? null : plural(count, adminToday.waiting, locale),
    requests: requests.map(({ reference, name, treatment, created_at }) => {
      const received = new Date(created_at)
      const due = dueOn(received, hours)
      const about = treatments.find(({ key }) => key === treatment)
      return {
        href: `${href('admin/requests', locale)}?ref=${reference}`,
        who:
          about === undefined
            ? ['', name]
            : partsOf(adminToday.about, { name, treatment: treatmentTexts[about.key].title }),
        waits: fill(adminToday.waits, {
          reference,
          received: `${formatDate(received, locale)}, ${formatTime(received)}`,
          due: formatWeekdayDate(due, locale),
        }),
        isLate: due < today,
      }
    }),
  }
}

function draftProps({ diff, draft }: Pending, { locale, adminToday }: AdminTexts) {
  const count = countChanges(diff)
  const { saved } = draft
  return {
    changes: count === 0 ? adminToday.noChanges : plural(count, adminToday.changes, locale),
    saved:
      saved === null || count === 0
        ? null
        : fill(adminToday.draftBy, {
            email: saved.by,
            date: formatDate(new Date(saved.at), locale),
            time: formatTime(new Date(saved.at)),
          }),
  }
}

function consentProps({ story, until, isOver }: EndingConsent, { locale, adminToday }: AdminTexts) {
  const { consentEnds, consentOver } = adminToday
  return {
    href: href('admin/story', locale, { slug: story.id }),
    text: fill(isOver ? consentOver : consentEnds, {
      title: story[locale].title,
      date: formatDate(until, locale),
    }),
  }
}

function offerText({ offers }: Pending, { locale, adminToday }: AdminTexts): string {
  const [offer] = offers
  return offer === undefined
    ? adminToday.noOffer
    : fill(adminToday.offerEnds, { date: formatDate(offer.to, locale) })
}

function holidayText({ days }: Opening, { locale, adminToday }: AdminTexts): string {
  const next = Object.keys(days).find((day) => days[day]?.length === 0)
  return next === undefined ? adminToday.noHoliday : formatWeekdayDate(next, locale)
}
