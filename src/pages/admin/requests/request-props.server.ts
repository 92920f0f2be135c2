import { dueOn } from '../../../features/admin/requests/due.ts'
import {
  eraseReasons,
  isWaiting,
  type RequestStep,
  requestStates,
  type StoredRequest,
  stateOf,
} from '../../../features/admin/requests/request-store.server.ts'
import type { ClinicHours } from '../../../features/clinic/hours.server.ts'
import { askedFields, factOf } from '../../../features/contact/asked-facts.server.ts'
import { formatTime, isoDateOf } from '../../../format/dates.ts'
import { formatDate, formatWeekdayDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { formatPhone } from '../../../format/phone.ts'
import { pageIds, route } from '../../../routes.ts'
import { type InboxTexts, labelOf } from './facts.server.ts'
import type { RefusedWork, ShownRequest } from './props.ts'
import { prepareReply } from './reply.server.ts'

/** The steps taken on a request, and a step just refused with its reason. */
type Done = { steps: readonly RequestStep[]; refused: RefusedWork | null }
/** Whose inbox it is, by id, and when the clinic is open. */
type Inbox = { account: string; texts: InboxTexts; hours: ClinicHours }

/** A request as the inbox shows it. */
export async function requestProps(
  request: StoredRequest,
  { steps, refused }: Done,
  { account, texts, hours }: Inbox,
): Promise<ShownRequest> {
  const { locale, words, contact, adminRecords } = texts
  const { states, reasons } = adminRecords
  const { id, reference, name, phone, email, revision, assigned_to, assigned_email } = request
  const state = stateOf(request)
  const received = new Date(request.created_at)
  const { asked_again_at } = request
  const due = isWaiting(request) ? dueOn(new Date(asked_again_at ?? request.created_at), hours) : null
  const reply = await prepareReply(request)
  const facts = askedFields.map((field) => ({
    label: labelOf(field, texts),
    text: factOf(field, request, texts),
  }))
  facts.push(
    { label: words.labels.estimate, text: request.estimate ?? '' },
    { label: words.labels.form, text: request.form === 'contact' ? '' : pathOf(request.form) },
  )
  return {
    id,
    reference,
    revision,
    name,
    state: { id: state, text: states[state] },
    byPatient: toldBy(request, texts),
    received: fill(words.received, { date: formatDate(received, locale), time: formatTime(received) }),
    due: due === null ? null : fill(words.due, { date: formatWeekdayDate(due, locale) }),
    isLate: due !== null && due < isoDateOf(new Date()),
    assigned: assigned_email === null ? null : fill(words.assigned, { email: assigned_email }),
    isMine: assigned_to === account,
    phone: phone === null ? null : { number: phone, text: formatPhone(phone) },
    email: email === null || reply.mail === null ? null : { address: email, mailto: reply.mail },
    prepared: {
      title: fill(words.answer.prepared, { language: contact.options.languages[reply.locale] }),
      text: reply.call,
      locale: reply.locale,
    },
    facts: facts.filter(({ text }) => text !== ''),
    history: steps.map(({ at, email: author, action, state: next, note }) => ({
      at: fill(words.work.step, {
        date: formatDate(new Date(at), locale),
        time: formatTime(new Date(at)),
        email: author ?? words.work.patient,
      }),
      text: next !== null ? states[next] : action === 'note' ? '' : words.work.steps[action],
      note: note ?? '',
    })),
    states: requestStates
      // What its sender changed or cancelled is looked after in the state it has.
      .filter((each) => each !== state || asked_again_at !== null)
      .map((each) => ({ value: each, text: states[each] })),
    reasons: eraseReasons.map((value) => ({ value, text: reasons[value] })),
    note: refused?.note ?? '',
    noteError: refused?.field === 'note' ? refused.problem : null,
    reasonError: refused?.field === 'reason' ? refused.problem : null,
  }
}

/** What the sender has done since anybody worked on it; of a cancelled request always. */
function toldBy(
  { cancelled_at, asked_again_at }: StoredRequest,
  { locale, words }: InboxTexts,
): string | null {
  const at = cancelled_at ?? asked_again_at
  if (at === null) return null
  const moment = { date: formatDate(new Date(at), locale), time: formatTime(new Date(at)) }
  return fill(cancelled_at === null ? words.changed : words.cancelled, moment)
}

/** The page of a form, by its id. */
function pathOf(form: string): string {
  const id = pageIds.find((page) => page === form)
  return id === undefined ? form : route(id).path
}
