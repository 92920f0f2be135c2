import { type QueuedBatch, retryBatch } from '../server/retry-batch.ts'
import type { Supabase } from '../server/supabase.ts'
import { insertConsent } from './insert.server.ts'
import { consentRow } from './request.server.ts'

const retried = { during: 'consent-retry', recovered: 'consent-recovered', firstDelaySeconds: 10 }

/**
 * The consumer of `consent-retry`. The session that vouched for a `user_id` may be over by now, so the Worker's own
 * key writes what the endpoint has confirmed.
 */
export function retryConsent(batch: QueuedBatch, supabase: Supabase | null): Promise<void> {
  return retryBatch(batch, retried, async (body) => {
    if (supabase === null) throw new Error('There is no database')
    await insertConsent(await supabase.asService(), consentRow.parse(body))
  })
}
