import { z } from 'zod'
import { inPages } from '../../../database/read-rows.ts'
import { storeError } from '../../../database/store-error.ts'
import { defaultLocale } from '../../../locale.ts'
import { contactColumns } from '../../contact/fields.ts'
import { askedColumns } from '../../contact/row.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'

/** The progress of a request; `done` is stored as the time at which it was done. */
export const requestStates = ['new', 'called', 'no_answer', 'scheduled', 'no_show', 'done'] as const
export type RequestState = (typeof requestStates)[number]
const progress = z.enum(requestStates).exclude(['done'])

/** States in which the visitor still waits for an answer. */
const waiting = ['new', 'no_answer'] as const

/** A patient waits for a response: an unreadable column must not hide the rest of the request. */
const storedRequest = z.object({
  id: z.uuid(),
  reference: z.string(),
  ...askedColumns,
  answer_locale: askedColumns.answer_locale.catch(defaultLocale),
  wishes: z
    .array(askedColumns.wishes.element.nullable().catch(null))
    .catch([])
    .transform((wishes) => wishes.filter((wish) => wish !== null)),
  estimate: z.string().nullable(),
  form: z.string(),
  created_at: z.string(),
  handled_at: z.string().nullable(),
  progress: progress.catch('new'),
  assigned_to: z.uuid().nullable(),
  assigned_email: z.string().nullable(),
  revision: z.number(),
  cancelled_at: z.string().nullable(),
  asked_again_at: z.string().nullable(),
})
export type StoredRequest = z.infer<typeof storedRequest>

const columns = [
  'id',
  'reference',
  ...contactColumns,
  'created_at',
  'handled_at',
  'progress',
  'assigned_to',
  'assigned_email',
  'revision',
  'cancelled_at',
  'asked_again_at',
].join(', ')

export function stateOf({ handled_at, progress }: StoredRequest): RequestState {
  return handled_at === null ? progress : 'done'
}

/** Whether somebody still waits for an answer: not who has cancelled, but who has written again. */
export function isWaiting(request: StoredRequest): boolean {
  const { cancelled_at, asked_again_at } = request
  if (cancelled_at !== null) return false
  return asked_again_at !== null || waiting.some((state) => state === stateOf(request))
}

export const requestFilters = ['open', 'mine', 'scheduled', 'handled', 'all'] as const
export type RequestFilter = (typeof requestFilters)[number]
/** `words`: a request must contain all of them; the filter is ignored. */
export type Selection =
  | { filter: RequestFilter; account: string }
  | { reference: string }
  | { words: readonly string[] }

/** Neither done nor scheduled, or changed or cancelled by its sender since. */
const toDo = 'and(handled_at.is.null,progress.neq.scheduled),asked_again_at.not.is.null'
/** Of those that are not cancelled: nobody has answered, or its sender has written again. */
const toAnswer = `and(handled_at.is.null,progress.in.(${waiting.join(',')})),asked_again_at.not.is.null`

/** PostgREST's error for a page after the last one. */
const beyondTheEnd = 'PGRST103'

/** A page of requests and their total: open ones oldest first, all others newest first. Null after the last page. */
export async function readRequests(
  database: AdminDatabase,
  selection: Selection,
  { from, limit }: { from: number; limit: number },
): Promise<{ requests: StoredRequest[]; count: number | null }> {
  // Nothing but signs was typed.
  if ('words' in selection && selection.words.length === 0) return { requests: [], count: 0 }
  let query = database.from('contact_requests').select(columns, { count: 'exact' })
  let isWork = false
  if ('reference' in selection) query = query.eq('reference', selection.reference)
  else if ('words' in selection)
    for (const word of selection.words) query = query.ilike('search', `%${word}%`)
  else {
    const { filter, account } = selection
    isWork = filter === 'open' || filter === 'mine'
    if (filter === 'open') query = query.or(toDo)
    else if (filter === 'mine') query = query.is('handled_at', null).eq('assigned_to', account)
    else if (filter === 'scheduled') query = query.is('handled_at', null).eq('progress', 'scheduled')
    else if (filter === 'handled') query = query.not('handled_at', 'is', null)
  }
  const { data, error, status, count } = await query
    .order('created_at', { ascending: isWork })
    .order('id')
    .range(from, from + limit - 1)
  if (error?.code === beyondTheEnd) return { requests: [], count: null }
  if (error) throw failure('contact_requests', status, error)
  return { requests: z.array(storedRequest).parse(data), count: count ?? 0 }
}

export function readAllRequests(database: AdminDatabase, selection: Selection): Promise<StoredRequest[]> {
  return inPages(async (from, to) => {
    const { requests } = await readRequests(database, selection, { from, limit: to - from + 1 })
    return requests
  })
}

const waitingRequest = storedRequest.pick({ reference: true, name: true, treatment: true, created_at: true })
export type WaitingRequest = z.infer<typeof waitingRequest>

/** Requests that wait for an answer, oldest first, with their total. */
export async function readWaiting(
  database: AdminDatabase,
  limit: number,
): Promise<{ requests: WaitingRequest[]; count: number }> {
  const { data, error, status, count } = await database
    .from('contact_requests')
    .select(Object.keys(waitingRequest.shape).join(', '), { count: 'exact' })
    .is('cancelled_at', null)
    .or(toAnswer)
    .order('created_at')
    .limit(limit)
  if (error) throw failure('contact_requests', status, error)
  return { requests: z.array(waitingRequest).parse(data), count: count ?? 0 }
}

export async function countWaiting(database: AdminDatabase): Promise<number> {
  const { count, error, status } = await database
    .from('contact_requests')
    .select('id', { count: 'exact', head: true })
    .is('cancelled_at', null)
    .or(toAnswer)
  if (error) throw failure('contact_requests', status, error)
  return count ?? 0
}

const step = z.object({
  request: z.uuid(),
  at: z.string(),
  /** Null for what the sender did. */
  email: z.string().nullable(),
  /** `other`: what another version of the site has stored. */
  action: z.enum(['state', 'note', 'take', 'release', 'change', 'cancel', 'other']).catch('other'),
  state: z.enum(requestStates).nullable().catch(null),
  state_before: z.enum(requestStates).nullable().catch(null),
  note: z.string().nullable(),
})
export type RequestStep = z.infer<typeof step>

/** What was done about these requests, oldest first. */
export async function readSteps(
  database: AdminDatabase,
  requests: readonly string[],
): Promise<RequestStep[]> {
  if (requests.length === 0) return []
  const { data, error, status } = await database
    .from('contact_request_steps')
    .select('request, at, email, action, state, state_before, note')
    .in('request', [...requests])
    .order('id')
  if (error) throw failure('contact_request_steps', status, error)
  return z.array(step).parse(data)
}

export type Work =
  | { action: 'state'; state: RequestState; note: string }
  | { action: 'note' | 'take' | 'release'; note: string }

/** `stale`: somebody else has worked on it since that revision. */
export async function workOn(
  database: AdminDatabase,
  id: string,
  seen: number,
  work: Work,
): Promise<'done' | 'stale' | 'missing'> {
  const { data, error, status } = await database.rpc('work_on_request', {
    request: id,
    seen,
    new_action: work.action,
    new_state: work.action === 'state' ? work.state : '',
    new_note: work.note,
  })
  if (error) throw failure('work_on_request', status, error)
  return z.enum(['done', 'stale', 'missing']).parse(data)
}

export const eraseReasons = ['asked', 'spam', 'duplicate', 'test'] as const
export type EraseReason = (typeof eraseReasons)[number]

/** False when there is no such request. The deletion is recorded. */
export async function eraseRequest(
  database: AdminDatabase,
  id: string,
  reason: EraseReason,
): Promise<boolean> {
  const { data, error, status } = await database.rpc('erase_request', { request: id, reason })
  if (error) throw failure('erase_request', status, error)
  return z.boolean().parse(data)
}

export async function countSubscribers(
  database: AdminDatabase,
  state: 'confirmed' | 'pending',
): Promise<number> {
  const { count, error, status } = await database
    .from('newsletter_subscribers')
    .select('id', { count: 'exact', head: true })
    .eq('status', state)
  if (error) throw failure('newsletter_subscribers', status, error)
  return count ?? 0
}

/** Without the database's words: they may repeat what a visitor wrote. */
function failure(what: string, status: number, { code }: { code: string }): Error {
  return storeError(what, status, { code })
}
