import { z } from 'zod'
import { contactColumns } from '../../contact/fields.ts'
import { askedColumns } from '../../contact/row.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'

const storedRequest = z.object({
  id: z.uuid(),
  reference: z.string(),
  ...askedColumns,
  estimate: z.string().nullable(),
  form: z.string(),
  created_at: z.string(),
  handled_at: z.string().nullable(),
})
export type StoredRequest = z.infer<typeof storedRequest>

const columns = ['id', 'reference', ...contactColumns, 'created_at', 'handled_at'].join(', ')

export const requestFilters = ['open', 'handled', 'all'] as const
export type RequestFilter = (typeof requestFilters)[number]
export type RequestQuery = { filter: RequestFilter; reference: string | null; from: number; limit: number }

/** PostgREST's error for a page after the last one. */
const beyondTheEnd = 'PGRST103'

/** Newest first, with the total; null for a page after the last one. */
export async function readRequests(
  database: AdminDatabase,
  { filter, reference, from, limit }: RequestQuery,
): Promise<{ requests: StoredRequest[]; count: number | null }> {
  let query = database.from('contact_requests').select(columns, { count: 'exact' })
  if (reference !== null) query = query.eq('reference', reference)
  else if (filter === 'open') query = query.is('handled_at', null)
  else if (filter === 'handled') query = query.not('handled_at', 'is', null)
  const { data, error, status, count } = await query
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + limit - 1)
  if (error?.code === beyondTheEnd) return { requests: [], count: null }
  if (error) throw new Error(`contact_requests: ${status} ${error.code}`)
  return { requests: z.array(storedRequest).parse(data), count: count ?? 0 }
}

/** Unanswered requests, oldest first, with their total. */
export async function readOldestOpen(
  database: AdminDatabase,
  limit: number,
): Promise<{ requests: Pick<StoredRequest, 'reference' | 'created_at'>[]; count: number }> {
  const { data, error, status, count } = await database
    .from('contact_requests')
    .select('reference, created_at', { count: 'exact' })
    .is('handled_at', null)
    .order('created_at')
    .limit(limit)
  if (error) throw new Error(`contact_requests: ${status} ${error.code}`)
  const row = storedRequest.pick({ reference: true, created_at: true })
  return { requests: z.array(row).parse(data), count: count ?? 0 }
}

/** As the account: the database refuses any other. False when there is no such request. */
export async function markRequest(
  database: AdminDatabase,
  id: string,
  handled: { by: string; at: Date } | null,
): Promise<boolean> {
  const { data, error, status } = await database
    .from('contact_requests')
    .update({ handled_at: handled?.at.toISOString() ?? null, handled_by: handled?.by ?? null })
    .eq('id', id)
    .select('id')
  if (error) throw new Error(`contact_requests: ${status} ${error.code}`)
  return z.array(z.object({ id: z.string() })).parse(data).length === 1
}

export async function countSubscribers(
  database: AdminDatabase,
  state: 'confirmed' | 'pending',
): Promise<number> {
  const { count, error, status } = await database
    .from('newsletter_subscribers')
    .select('id', { count: 'exact', head: true })
    .eq('status', state)
  if (error) throw new Error(`newsletter_subscribers: ${status} ${error.code}`)
  return count ?? 0
}
