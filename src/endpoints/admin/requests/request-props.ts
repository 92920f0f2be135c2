import { momentForSheet, phoneForSheet, type SheetColumn } from '../../../features/admin/drafts/csv.server.ts'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import { dueOn } from '../../../features/admin/requests/due.ts'
import { prepareReply } from '../../../features/admin/requests/reply.server.ts'
import {
  eraseReasons,
  isWaiting,
  type RequestStep,
  requestStates,
  type StoredRequest,
  stateOf,
} from '../../../features/admin/requests/request-store.server.ts'
import type { ClinicHours } from '../../../features/clinic/hours.server.ts'
import {
  type Choice,
  type Choices,
  type ContactTexts,
  choicesFor,
} from '../../../features/contact/choices.server.ts'
import { contactFields, type Field } from '../../../features/contact/fields.ts'
import { formatDate, formatTime, formatWeekdayDate, isoDateOf } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { formatPhone } from '../../../format/phone.ts'
import type { Locale } from '../../../locale.ts'
import type { ShownRequest } from '../../../pages/admin/requests/props.ts'
import { pageIds, route } from '../../../routes.ts'

/** With the names of whom somebody may have wished for. */
type InboxTexts = AdminTexts & Pick<ContactTexts, 'people'>

type Refused = { problem: string; note: string; field: 'nota' | 'motiv' | null }

/** What was done about a request, and what somebody has just tried with it, and why that was not done. */
type Done = { steps: readonly RequestStep[]; refused: Refused | null }
/** Whose inbox it is, by id, and when the clinic is open. */
type Inbox = { account: string; texts: InboxTexts; hours: ClinicHours }

/** A request as the inbox shows it. */
export async function shownRequest(
  request: StoredRequest,
  { steps, refused }: Done,
  { account, texts: adminTexts, hours }: Inbox,
): Promise<ShownRequest> {
  const { locale, adminRequests: texts, contact } = adminTexts
  const { id, reference, name, phone, email, revision, assigned_to, assigned_email } = request
  const state = stateOf(request)
  const received = new Date(request.created_at)
  const due = isWaiting(request) ? dueOn(received, hours) : null
  const reply = await prepareReply(request)
  const facts = inboxFields.map((field) => ({
    label: labelOf(field, adminTexts),
    text: factOf(field, request, adminTexts),
  }))
  facts.push(
    { label: texts.labels.estimate, text: request.estimate ?? '' },
    { label: texts.labels.form, text: request.form === 'contact' ? '' : pathOf(request.form) },
  )
  return {
    id,
    reference,
    revision,
    name,
    state: { id: state, text: texts.states[state] },
    received: fill(texts.received, { date: formatDate(received, locale), time: formatTime(received) }),
    due: due === null ? null : fill(texts.due, { date: formatWeekdayDate(due, locale) }),
    isLate: due !== null && due < isoDateOf(new Date()),
    assigned: assigned_email === null ? null : fill(texts.assigned, { email: assigned_email }),
    isMine: assigned_to === account,
    phone: phone === null ? null : { number: phone, text: formatPhone(phone) },
    email: email === null || reply.mail === null ? null : { address: email, mailto: reply.mail },
    prepared: {
      title: fill(texts.answer.prepared, { language: contact.options.languages[reply.locale] }),
      text: reply.call,
      locale: reply.locale,
    },
    facts: facts.filter(({ text }) => text !== ''),
    history: steps.map(({ at, email: author, action, state: next, note }) => ({
      at: fill(texts.work.step, {
        date: formatDate(new Date(at), locale),
        time: formatTime(new Date(at)),
        email: author,
      }),
      text:
        action === 'take'
          ? texts.work.taken
          : action === 'release'
            ? texts.work.released
            : next === null
              ? action === 'note'
                ? ''
                : texts.work.other
              : texts.states[next],
      note: note ?? '',
    })),
    states: requestStates
      .filter((each) => each !== state)
      .map((each) => ({ value: each, text: texts.states[each] })),
    reasons: eraseReasons.map((value) => ({ value, text: texts.erase.reasons[value] })),
    note: refused?.note ?? '',
    noteError: refused?.field === 'nota' ? refused.problem : null,
    reasonError: refused?.field === 'motiv' ? refused.problem : null,
  }
}

/** The same for a spreadsheet, in the words of the inbox. */
export function requestColumns(
  texts: InboxTexts,
  steps: readonly RequestStep[],
): SheetColumn<StoredRequest>[] {
  const { sheet, labels, states } = texts.adminRequests
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
        field.control === 'tel' ? phoneForSheet(request[field.column] ?? '') : factOf(field, request, texts),
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

/** The page of a form, by its id. */
function pathOf(form: string): string {
  const id = pageIds.find((page) => page === form)
  return id === undefined ? form : route(id).path
}

/** Contact details are shown above the rest; the longest field comes last. */
const factFields = contactFields.filter(
  ({ column }) => column !== 'name' && column !== 'phone' && column !== 'email',
)
const inboxFields = [
  ...factFields.filter(({ control }) => control !== 'message'),
  ...factFields.filter(({ control }) => control === 'message'),
]

/** The form's label, unless the inbox has a shorter one. */
function labelOf(field: Field, { adminRequests, contact }: AdminTexts): string {
  const { labels } = adminRequests
  if (field.control === 'wishes') return labels.wishes
  const own: Partial<Record<string, string>> = labels
  return own[field.column] ?? contact.fields[field.name].label
}

function factOf(field: Field, request: StoredRequest, texts: InboxTexts): string {
  switch (field.control) {
    case 'wishes': {
      const { parts } = texts.contact.options
      return request.wishes
        .map(({ day, part }) => `${formatWeekdayDate(day, texts.locale)}, ${parts[part]}`)
        .join('\n')
    }
    case 'radio':
    case 'select':
      if (field.choices === 'countries') return countryNamed(request[field.column], texts.locale)
      return named(listOf(field.choices, texts), request[field.column])
    case 'checks':
      return (request[field.column] ?? '')
        .split(',')
        .map((value) => named(listOf(field.choices, texts), value))
        .join('\n')
    case 'text':
    case 'tel':
    case 'email':
    case 'message':
      return request[field.column] ?? ''
    default:
      return field satisfies never
  }
}

/** `Germania (DE)`: the export has the code. */
function countryNamed(code: string | null, locale: Locale): string {
  if (code === null) return ''
  return `${new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code} (${code})`
}

function listOf(choices: keyof Choices, texts: InboxTexts): readonly Choice[] {
  return choicesFor(texts)[choices]
}

function named(choices: readonly Choice[], value: string | null): string {
  return choices.find((choice) => choice.value === value)?.text ?? value ?? ''
}
