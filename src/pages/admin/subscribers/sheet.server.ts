import { momentForSheet, writeSheet } from '../../../features/admin/drafts/csv.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import {
  readAllSubscribers,
  type Subscriber,
  type SubscriberState,
} from '../../../features/admin/records/subscriber-store.server.ts'
import type { AdminRequest, OutcomeOf } from '../../admin-page.ts'
import { momentOf, stateIn } from './filters.server.ts'
import type { SubscribersWords } from './ro.ts'

type Listed = Subscriber | { email: string; locale?: undefined }

/** Owners read the name of a file: it stays Romanian. */
const fileNames = {
  confirmed: 'abonati',
  pending: 'neconfirmati',
  unsubscribed: 'dezabonati',
} as const satisfies Record<SubscriberState, string>

/** What the list on the screen shows, all of its pages, as a file. */
export async function subscriberSheet(
  _: unknown,
  { database, texts, query }: AdminRequest<SubscribersWords>,
): Promise<OutcomeOf<{ props: object; words: SubscribersWords }>> {
  const { sheet, languages, filters } = texts.words
  const state = stateIn(query)
  const { subscribers, unread } = await readAllSubscribers(database, state)
  // Rows of which only the address can be read: they belong to the list all the same.
  const rows: Listed[] = [...subscribers, ...unread.map((email) => ({ email }))]
  const columns = [
    { header: sheet.email, text: ({ email }: Listed) => email },
    { header: sheet.language, text: ({ locale: own }: Listed) => (own ? languages[own] : '') },
    { header: sheet.state, text: () => filters[state] },
    {
      header: sheet.since,
      text: (row: Listed) => momentForSheet('id' in row ? momentOf(row, state) : null),
    },
  ]
  await recordAction(database, 'export_subscribers')
  return { outcome: 'file', name: `${fileNames[state]}.csv`, body: writeSheet(columns, rows) }
}
