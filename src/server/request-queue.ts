import type { Desk } from './desk.ts'
import { log, reportError } from './log.ts'

type QueuedMessage = {
  id: string
  body: unknown
  attempts: number
  ack(): void
  retry(options: { delaySeconds: number }): void
}
export type QueuedBatch = { queue: string; messages: readonly QueuedMessage[] }

const longestDelaySeconds = 6 * 60 * 60

/**
 * The consumer of `requests-retry`. Each message stands alone, so one that fails brings none back that was done. What
 * fails to the last ends in the dead letter queue, which keeps it for whoever repairs the cause.
 */
export async function retryRequests(batch: QueuedBatch, desk: Desk): Promise<void> {
  const { performJob, requestJob } = await import('./request-jobs.ts')
  for (const message of batch.messages) {
    const { id, attempts } = message
    try {
      await performJob(requestJob.parse(message.body), desk)
      message.ack()
      log('info', 'request-recovered', { id, attempts })
    } catch (error) {
      reportError(error, { during: 'requests-retry', id, attempts })
      message.retry({ delaySeconds: Math.min(30 * 2 ** (attempts - 1), longestDelaySeconds) })
    }
  }
}
