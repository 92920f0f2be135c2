import { momentForSheet, writeSheet } from '../../../features/admin/drafts/csv.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import {
  readAllSubscribers,
  readSubscribers,
  type Subscriber,
  type SubscriberState,
  subscriberStates,
} from '../../../features/admin/records/subscriber-store.server.ts'
import { unreadRows } from '../../../features/admin/subjects/unread.server.ts'
import { formatDate } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import adminSubscribersPage from '../../../pages/admin/subscribers/page.server.ts'
import type { AdminSubscribersProps } from '../../../pages/admin/subscribers/page.tsx'
import { answerPage, seeOther } from '../../../rendering/answer-page.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { csvAnswer } from '../file-answer.ts'
import { sharedBar } from '../shared-bar.ts'

const onAPage = 50
const filterNames = { confirmed: 'abonati', pending: 'neconfirmati', unsubscribed: 'dezabonati' } as const

/** Who gets the newsletter, and the list as a file. */
export function subscribersEndpoint({ data }: AdminServices) {
  return { show, exportFile }

  async function show(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale, texts: adminTexts } = session
    const { adminSubscribers: texts } = adminTexts
    const state = stateIn(c)
    const page = Math.max(1, Number(/^\d{1,4}$/.exec(c.req.query('pagina') ?? '')?.[0] ?? 1))
    const address = (shown: SubscriberState, at = 1) =>
      `${href('admin/subscribers', locale)}?filtru=${filterNames[shown]}${at > 1 ? `&pagina=${at}` : ''}`
    const [{ subscribers, unread, count }, bar] = await Promise.all([
      readSubscribers(database, state, { from: (page - 1) * onAPage, limit: onAPage }),
      sharedBar(session),
    ])
    if (count === null) return seeOther(address(state))
    const { metaTitle: _, filters, counts, since, languages, sheet: __, ...words } = texts
    const props: AdminSubscribersProps = {
      bar,
      texts: words,
      unread: unreadRows(unread, adminTexts),
      filters: subscriberStates.map((each) => ({
        href: address(each),
        text: filters[each],
        current: each === state,
      })),
      count: plural(count, counts, locale),
      subscribers: subscribers.map((subscriber) => {
        const date = formatDate(new Date(momentOf(subscriber, state)), locale)
        return {
          id: subscriber.id,
          email: subscriber.email,
          text: `${languages[subscriber.locale]}, ${fill(since[state], { date })}`,
        }
      }),
      exportHref: `/api/admin/subscribers.csv?filtru=${filterNames[state]}&limba=${locale}`,
      newerHref: page > 1 ? address(state, page - 1) : null,
      olderHref: page * onAPage < count ? address(state, page + 1) : null,
    }
    return answerPage(c, adminSubscribersPage, { locale, params: {}, props, status: 200 }, data)
  }

  /** What the list on the screen shows, all of its pages. */
  async function exportFile(c: AdminContext, { database, texts }: AdminSession): Promise<Response> {
    const { sheet, languages, filters } = texts.adminSubscribers
    const state = stateIn(c)
    const { subscribers, unread } = await readAllSubscribers(database, state)
    // Of whom no more can be read than the address: somebody who is in the list all the same.
    const rows: Listed[] = [...subscribers, ...unread.map((email) => ({ email }))]
    await recordAction(database, 'export_subscribers')
    const columns = [
      { header: sheet.email, text: ({ email }: Listed) => email },
      { header: sheet.language, text: ({ locale }: Listed) => (locale ? languages[locale] : '') },
      { header: sheet.state, text: () => filters[state] },
      {
        header: sheet.since,
        text: (row: Listed) => momentForSheet('id' in row ? momentOf(row, state) : null),
      },
    ]
    return csvAnswer(writeSheet(columns, rows), `${filterNames[state]}.csv`)
  }
}

type Listed = Subscriber | { email: string; locale?: undefined }

function stateIn(c: AdminContext): SubscriberState {
  return subscriberStates.find((each) => filterNames[each] === c.req.query('filtru')) ?? 'confirmed'
}

function momentOf(
  { requested_at, confirmed_at, unsubscribed_at }: Subscriber,
  state: SubscriberState,
): string {
  switch (state) {
    case 'confirmed':
      return confirmed_at ?? requested_at
    case 'pending':
      return requested_at
    case 'unsubscribed':
      return unsubscribed_at ?? requested_at
    default:
      return state satisfies never
  }
}
