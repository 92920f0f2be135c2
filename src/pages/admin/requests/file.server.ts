import {
  momentForSheet,
  phoneForSheet,
  type SheetColumn,
  writeSheet,
} from '../../../features/admin/drafts/csv.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import {
  type RequestFilter,
  type RequestStep,
  readAllRequests,
  readSteps,
  type StoredRequest,
  stateOf,
} from '../../../features/admin/requests/request-store.server.ts'
import { factOf } from '../../../features/contact/asked-facts.server.ts'
import { contactFields } from '../../../features/contact/fields.ts'
import { shownTeam } from '../../../features/team/shown-team.server.ts'
import type { AdminRequest, OutcomeOf } from '../../admin-page.ts'
import { type InboxTexts, labelOf } from './facts.server.ts'
import { listIn, onAPage, selectionOf } from './list.server.ts'
import type { Of } from './props.ts'

/** Owners read the name of a file: it stays Romanian. */
const fileNames = {
  open: 'deschise',
  mine: 'ale-mele',
  scheduled: 'programate',
  handled: 'rezolvate',
  all: 'toate',
} as const satisfies Record<RequestFilter, string>

/** The list on the screen as a file, all of its pages. */
export async function requestsFile(
  _: unknown,
  { query, account, database, texts, data }: AdminRequest<Of['words']>,
): Promise<OutcomeOf<Of>> {
  const list = listIn(query)
  const requests = await readAllRequests(database, selectionOf(list, account.id))
  const steps: RequestStep[] = []
  // Few enough for one address.
  for (let at = 0; at < requests.length; at += onAPage)
    steps.push(
      ...(await readSteps(
        database,
        requests.slice(at, at + onAPage).map(({ id }) => id),
      )),
    )
  const { members } = await data.team()
  const columns = requestColumns({ ...texts, team: shownTeam(texts, members) }, steps)
  const name = list.search === '' ? fileNames[list.filter] : 'cautare'
  await recordAction(database, 'export_requests')
  return { outcome: 'file', name: `cereri-${name}.csv`, body: writeSheet(columns, requests) }
}

/** In the words of the inbox. */
function requestColumns(texts: InboxTexts, steps: readonly RequestStep[]): SheetColumn<StoredRequest>[] {
  const { sheet, labels } = texts.words
  const { states } = texts.adminRecords
  const notes = Map.groupBy(
    steps.filter(({ note }) => note),
    ({ request }) => request,
  )
  return [
    { header: sheet.reference, text: ({ reference }) => reference },
    { header: sheet.received, text: ({ created_at }) => momentForSheet(created_at) },
    { header: sheet.state, text: (request) => states[stateOf(request)] },
    { header: sheet.assigned, text: ({ assigned_email }) => assigned_email ?? '' },
    { header: sheet.cancelled, text: ({ cancelled_at }) => momentForSheet(cancelled_at) },
    { header: sheet.done, text: ({ handled_at }) => momentForSheet(handled_at) },
    ...contactFields.map((field) => ({
      header: labelOf(field, texts),
      text: (request: StoredRequest) =>
        field.control === 'tel' ? phoneForSheet(request[field.name] ?? '') : factOf(field, request, texts),
    })),
    { header: labels.estimate, text: ({ estimate }) => estimate ?? '' },
    {
      header: sheet.notes,
      text: ({ id }) =>
        (notes.get(id) ?? [])
          .map(
            ({ at, email, note }) => `${momentForSheet(at)}, ${email ?? texts.words.work.patient}: ${note}`,
          )
          .join('\n'),
    },
  ]
}
