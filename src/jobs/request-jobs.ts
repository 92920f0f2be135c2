import type { Queue } from '@cloudflare/workers-types'
import { z } from 'zod'
import { contactRow } from '../features/contact/row.server.ts'
import { reportError } from '../http/log.ts'
import { locales } from '../locale.ts'
import { notifyReception, storePromised } from './contact-request.ts'
import type { JobContext } from './job-context.ts'
import {
  endSubscription,
  requestSubscription,
  sendConfirmation,
  sendWelcome,
} from './newsletter-subscription.ts'

const origin = z.url()
const locale = z.enum(locales)

/** What is left to do of what a visitor sent. Each kind may be done twice and happens once. */
export const requestJob = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('contact'), row: contactRow, origin }),
  z.strictObject({ kind: z.literal('notice'), key: z.uuid(), origin }),
  z.strictObject({ kind: z.literal('subscribe'), email: z.email(), locale, token: z.string(), origin }),
  z.strictObject({
    kind: z.literal('welcome'),
    subscriber: z.strictObject({ id: z.uuid(), email: z.string(), locale }),
    origin,
  }),
  z.strictObject({ kind: z.literal('unsubscribe'), subscriber: z.uuid() }),
])
export type RequestJob = z.infer<typeof requestJob>

/** Throws when it has to be tried again. */
export async function runJob(job: RequestJob, jobContext: JobContext): Promise<void> {
  const { supabase } = jobContext
  if (supabase === null) throw new Error('There is no database')
  switch (job.kind) {
    case 'contact':
      return notifyReception(jobContext, await storePromised(supabase, job.row), job.origin)
    case 'notice':
      return notifyReception(jobContext, job.key, job.origin)
    case 'subscribe':
      if (await requestSubscription(supabase, job)) await sendConfirmation(jobContext, job)
      return
    case 'welcome':
      return sendWelcome(jobContext, job.subscriber, job.origin)
    case 'unsubscribe':
      return endSubscription(supabase, job.subscriber)
    default:
      job satisfies never
  }
}

/** Whether the job is safe: what is on the queue survives us. Says in the log why it is not. */
export async function enqueue(queue: Pick<Queue, 'send'>, job: RequestJob): Promise<boolean> {
  return queue.send(job).then(
    () => true,
    (error: unknown) => {
      reportError(error, { during: 'queue', kind: job.kind })
      return false
    },
  )
}

/** Does something after the answer has gone, and leaves it to the queue if it fails. */
export async function runOrEnqueue(
  work: Promise<void>,
  queue: Pick<Queue, 'send'>,
  job: RequestJob,
): Promise<void> {
  await work.catch(async (error: unknown) => {
    reportError(error, { during: job.kind })
    await enqueue(queue, job)
  })
}
