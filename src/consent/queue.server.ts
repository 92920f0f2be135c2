import { log, reportError } from '../server/log.ts'
import type { QueuedBatch } from '../server/request-queue.ts'
import type { Supabase } from '../server/supabase.ts'
import { insertConsent } from './insert.server.ts'
import { consentRow } from './request.server.ts'

const firstDelaySeconds = 10
const longestDelaySeconds = 6 * 60 * 60

/**
 * The consumer of `consent-retry`. The session that vouched for a `user_id` may be over by now, so the Worker's own
 * key writes what the endpoint has confirmed. What fails to the last ends in the dead letter queue.
 */
export async function retryConsent(batch: QueuedBatch, supabase: Supabase | null): Promise<void> {
  for (const message of batch.messages) {
    const { id, attempts } = message
    try {
      if (supabase === null) throw new Error('There is no database')
      await insertConsent(await supabase.asService(), consentRow.parse(message.body))
      message.ack()
      log('info', 'consent-recovered', { id, attempts })
    } catch (error) {
      reportError(error, { during: 'consent-retry', id, attempts })
      message.retry({
        delaySeconds: Math.min(firstDelaySeconds * 2 ** (attempts - 1), longestDelaySeconds),
      })
    }
  }
}
