import type { Queue } from '@cloudflare/workers-types'
import { z } from 'zod'
import { clinic } from '../content/clinic.ts'
import { letterEmail } from '../features/newsletter/letter.server.ts'
import { log, reportError } from '../http/log.ts'
import { writtenLocales } from '../locale.ts'
import { NoMailResponse } from '../mail/mailer.ts'
import { callDatabase } from './call-database.ts'
import { enqueue } from './enqueue.ts'
import { finishDelivery } from './finish-delivery.ts'
import type { JobContext } from './job-context.ts'
import { requestJob } from './request-job.ts'
import { type QueuedBatch, retryBatch } from './retry-batch.ts'
import { runJob } from './run-job.ts'

const letterJob = z.strictObject({ kind: z.literal('newsletter'), origin: z.url() })
const job = z.union([letterJob, requestJob])

const retried = { during: 'newsletter', recovered: 'newsletter-batch', firstDelaySeconds: 30 }

/** Mails of one message: three questions to others for each, of the fifty that a Worker may have on any plan. */
const mailsAtOnce = 10
/** A mailer that refuses this many in a row is left alone for a while. */
const failuresInARow = 3
const pauseSeconds = 60

/** The consumer of `newsletter`: letters to everybody, and the mails to who subscribes. */
export function sendNewsletters(batch: QueuedBatch, jobContext: JobContext): Promise<void> {
  const { deadLetters } = jobContext
  return retryBatch(batch, { ...retried, deadLetters }, async (body) => {
    const parsed = job.parse(body)
    if (parsed.kind !== 'newsletter') return runJob(parsed, jobContext)
    const { origin } = parsed
    const next = await sendSome(jobContext, origin)
    if (next !== null) await askToSend(jobContext.newsletters, origin, next)
  })
}

/** Puts the next mails into the queue. */
export async function askToSend(queue: Pick<Queue, 'send'>, origin: string, delaySeconds = 0): Promise<void> {
  await queue.send({ kind: 'newsletter', origin } satisfies z.infer<typeof letterJob>, { delaySeconds })
}

/** Goes on with a newsletter that nobody is sending any more: its message was lost, or a Worker was ended at it. */
export async function reviveNewsletter({ supabase, newsletters }: JobContext): Promise<void> {
  if (supabase === null) return
  try {
    const isStuck = await callDatabase(supabase, 'newsletter_is_stuck', {}, z.boolean())
    if (isStuck) await askToSend(newsletters, clinic.origin)
  } catch (error) {
    reportError(error, { during: 'schedule', effect: 'a newsletter may wait five minutes more' })
  }
}

/**
 * Sends the next mails, each under a lease and a key of its own, so that nobody gets it twice. The seconds until the
 * next ones; null when all are done, or it was paused.
 */
async function sendSome(jobContext: JobContext, origin: string): Promise<number | null> {
  let failures = 0
  for (let count = 0; count < mailsAtOnce; count += 1) {
    const claimant = crypto.randomUUID()
    const claim = await claimNext(jobContext, claimant).catch((error: unknown) => {
      reportError(error, { during: 'newsletter', effect: 'claimed again by the same claimant' })
      return claimNext(jobContext, claimant)
    })
    if (claim.state !== 'yours') return claim.state === 'done' ? null : pauseSeconds
    failures = (await sendOne(jobContext, claim, claimant, origin)) ? 0 : failures + 1
    if (failures === failuresInARow) return pauseSeconds
  }
  return 0
}

/** Whether the mailer took it. */
async function sendOne(
  jobContext: JobContext,
  { delivery, subscriber, email, ...letter }: z.infer<typeof dueDelivery>,
  claimant: string,
  origin: string,
): Promise<boolean> {
  const { supabase, signer, mailer, knowsRepetitions } = jobContext
  try {
    await mailer.send(await letterEmail(signer, letter, { id: delivery, subscriber, email, origin }))
  } catch (error) {
    reportError(error, { during: 'newsletter', delivery })
    // It may leave yet. The lease runs out by itself, and the delivery is one of those that nobody is sure of.
    if (error instanceof NoMailResponse && !knowsRepetitions) return false
    await finishDelivery(supabase, delivery, claimant, false).catch((unreleased: unknown) => {
      reportError(unreleased, { during: 'newsletter', effect: 'the lease runs out by itself' })
    })
    return false
  }
  await finishDelivery(supabase, delivery, claimant, true).catch(async (error: unknown) => {
    reportError(error, { during: 'newsletter', effect: 'the mail has left and is not marked' })
    const marking = { kind: 'sent', mail: 'newsletter', id: delivery } as const
    if (!(await enqueue(jobContext, marking))) log('error', 'mail-not-marked', marking)
  })
  return true
}

const dueDelivery = z.object({
  state: z.literal('yours'),
  delivery: z.uuid(),
  subscriber: z.uuid(),
  email: z.string(),
  locale: z.enum(writtenLocales),
  subject: z.string(),
  body: z.string(),
})
const claimRows = z.tuple([z.union([dueDelivery, z.object({ state: z.enum(['done', 'later']) })])])

async function claimNext({ supabase, knowsRepetitions }: JobContext, claimant: string) {
  const parameters = { claimant, repeats: knowsRepetitions }
  const [claim] = await callDatabase(supabase, 'claim_newsletter_delivery', parameters, claimRows)
  return claim
}
