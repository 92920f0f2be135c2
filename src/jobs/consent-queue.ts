import type { Queue } from '@cloudflare/workers-types'
import type { Supabase } from '../database/supabase.ts'
import { insertConsent } from '../features/consent/insert.server.ts'
import { consentRow } from '../features/consent/request.server.ts'
import { type QueuedBatch, retryBatch } from './retry-batch.ts'

const retried = { during: 'consent-retry', recovered: 'consent-recovered', firstDelaySeconds: 10 }

/**
 * The consumer of `consent-retry`. The session that confirmed a `user_id` may have ended, so the Worker's own key
 * writes what the endpoint has confirmed.
 */
export function retryConsent(
  batch: QueuedBatch,
  supabase: Supabase | null,
  deadLetters: Pick<Queue, 'send'>,
): Promise<void> {
  return retryBatch(batch, { ...retried, deadLetters }, async (body) => {
    if (supabase === null) throw new Error('There is no database')
    await insertConsent(await supabase.asService(), consentRow.parse(body))
  })
}
