import type { Message } from '@cloudflare/workers-types'
import { log, reportError } from '../http/log.ts'

/** What is read of Cloudflare's `MessageBatch`. */
export type QueuedBatch = {
  readonly messages: readonly Pick<Message, 'id' | 'body' | 'attempts' | 'ack' | 'retry'>[]
}

type Retried = {
  /** Names the queue in the log when a message fails again, and when it does not. */
  during: string
  recovered: string
  firstDelaySeconds: number
}

const longestDelaySeconds = 6 * 60 * 60

/**
 * Each message stands alone, so one that fails brings none back that was done. The pauses double; what fails to the last
 * ends in the dead letter queue, which keeps it for whoever repairs the cause.
 */
export async function retryBatch(
  { messages }: QueuedBatch,
  { during, recovered, firstDelaySeconds }: Retried,
  perform: (body: unknown) => Promise<unknown>,
): Promise<void> {
  for (const message of messages) {
    const { id, attempts } = message
    try {
      await perform(message.body)
      message.ack()
      log('info', recovered, { id, attempts })
    } catch (error) {
      reportError(error, { during, id, attempts })
      message.retry({ delaySeconds: Math.min(firstDelaySeconds * 2 ** (attempts - 1), longestDelaySeconds) })
    }
  }
}
