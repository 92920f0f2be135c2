import { z } from 'zod'
import { inPages, parseNamed } from '../../../database/read-rows.ts'
import { storeError } from '../../../database/store-error.ts'
import { writtenLocales } from '../../../locale.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'

export const subscriberStates = ['confirmed', 'pending', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

const subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  locale: z.enum(writtenLocales),
  requested_at: z.string(),
  confirmed_at: z.string().nullable(),
  unsubscribed_at: z.string().nullable(),
})
export type Subscriber = z.infer<typeof subscriber>

/** PostgREST's error for a page after the last one. */
const beyondTheEnd = 'PGRST103'

/** `unread`: addresses of rows that cannot be read any more. */
type Subscribers = { subscribers: Subscriber[]; unread: string[] }

/** Newest first, with the total; null for a page after the last one. */
export async function readSubscribers(
  database: AdminDatabase,
  state: SubscriberState,
  part: { from: number; limit: number },
): Promise<Subscribers & { count: number | null }> {
  const { rows, count } = await readPart(database, state, part)
  return { ...parsed(rows), count }
}

export async function readAllSubscribers(
  database: AdminDatabase,
  state: SubscriberState,
): Promise<Subscribers> {
  return parsed(
    await inPages(async (from, to) => (await readPart(database, state, { from, limit: to - from + 1 })).rows),
  )
}

function parsed(answer: readonly unknown[]): Subscribers {
  const { rows: subscribers, unread } = parseNamed('newsletter_subscribers', subscriber, answer, 'email')
  return { subscribers, unread }
}

async function readPart(
  database: AdminDatabase,
  state: SubscriberState,
  { from, limit }: { from: number; limit: number },
): Promise<{ rows: unknown[]; count: number | null }> {
  const { data, error, status, count } = await database
    .from('newsletter_subscribers')
    .select('id, email, locale, requested_at, confirmed_at, unsubscribed_at', { count: 'exact' })
    .eq('status', state)
    .order('requested_at', { ascending: false })
    .order('id')
    .range(from, from + limit - 1)
  if (error?.code === beyondTheEnd) return { rows: [], count: null }
  if (error) throw storeError('newsletter_subscribers', status, { code: error.code })
  return { rows: data, count: count ?? 0 }
}
