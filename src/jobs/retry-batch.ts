import type { Message, Queue } from '@cloudflare/workers-types'
import { RefusedRow } from '../database/refused-row.ts'
import { log, reportError } from '../http/log.ts'
import { TooEarly } from './enqueue.ts'

type QueuedMessage = Pick<Message, 'id' | 'body' | 'attempts' | 'ack' | 'retry'>

/** The used part of Cloudflare's `MessageBatch`. */
export type QueuedBatch = { readonly messages: readonly QueuedMessage[] }

type Retried = {
  /** Names the queue in the log. */
  during: string
  recovered: string
  firstDelaySeconds: number
  /** Holds messages that no attempt can process, for a person. */
  deadLetters: Pick<Queue, 'send'>
}

/** The maximum wait after an outage has ended. How often a message is tried is `max_retries` in wrangler.toml; docs/delivery.md has the whole schedule. */
const longestDelaySeconds = 60 * 60

/**
 * Messages are processed one by one, so a failing one repeats no other. Pauses double; after the last attempt a
 * message goes to the dead letter queue, for the person who repairs the cause.
 */
export async function retryBatch(
  { messages }: QueuedBatch,
  retried: Retried,
  perform: (body: unknown) => Promise<unknown>,
): Promise<void> {
  for (const message of messages) {
    const { id, attempts } = message
    try {
      await perform(message.body)
      message.ack()
      log('info', retried.recovered, { id, attempts })
    } catch (error) {
      await putOff(message, error, retried)
    }
  }
}

async function putOff(
  message: QueuedMessage,
  error: unknown,
  { during, firstDelaySeconds, deadLetters }: Retried,
): Promise<void> {
  const { id, attempts } = message
  const delaySeconds = Math.min(firstDelaySeconds * 2 ** (attempts - 1), longestDelaySeconds)
  if (error instanceof TooEarly) {
    log('info', 'later', { during, id, attempts, message: error.message })
    message.retry({ delaySeconds: error.delaySeconds })
  } else if (error instanceof RefusedRow && (await setAside(message, error, during, deadLetters))) {
    message.ack()
  } else {
    reportError(error, { during, id, attempts })
    message.retry({ delaySeconds })
  }
}

/** Whether the dead letter queue has accepted it. */
async function setAside(
  { id, body }: QueuedMessage,
  error: RefusedRow,
  during: string,
  deadLetters: Pick<Queue, 'send'>,
): Promise<boolean> {
  try {
    await deadLetters.send(body)
    log('error', 'set-aside', { during, id, message: error.message, constraint: error.constraint })
    return true
  } catch (failure) {
    reportError(failure, { during, id, effect: 'a refused row is tried again' })
    return false
  }
}
