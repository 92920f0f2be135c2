import {
  momentForSheet,
  phoneForSheet,
  type SheetColumn,
  writeSheet,
} from '../../../features/admin/drafts/csv.server.ts'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import {
  type RequestFilter,
  type RequestStep,
  readAllRequests,
  readSteps,
  type StoredRequest,
  stateOf,
} from '../../../features/admin/requests/request-store.server.ts'
import { contactFields } from '../../../features/contact/fields.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import { shownTeam } from '../../../features/team/shown-team.server.ts'
import type { Data } from '../../../sources/data.ts'
import { factOf, type InboxTexts, labelOf } from './facts.server.ts'
import { listIn, onAPage, selectionOf } from './list.server.ts'
import { wordsIn } from './words.server.ts'

/** Owners read the name of a file: it stays Romanian. */
const fileNames = {
  open: 'deschise',
  mine: 'ale-mele',
  scheduled: 'programate',
  handled: 'rezolvate',
  all: 'toate',
} as const satisfies Record<RequestFilter, string>

type FileRequest = {
  query: URLSearchParams
  account: string
  database: AdminDatabase
  texts: AdminTexts
  data: Data
}

/** The list on the screen as a file, all of its pages. */
export async function requestsFile({ query, account, database, texts, data }: FileRequest) {
  const list = listIn(query)
  const requests = await readAllRequests(database, selectionOf(list, account))
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
  const words = await wordsIn(texts.locale)
  const columns = requestColumns({ ...texts, words, people: shownTeam(texts, members) }, steps)
  const name = list.search === '' ? fileNames[list.filter] : 'cautare'
  return { text: writeSheet(columns, requests), name: `cereri-${name}.csv` }
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
          .map(({ at, email, note }) => `${momentForSheet(at)}, ${email}: ${note}`)
          .join('\n'),
    },
  ]
}
