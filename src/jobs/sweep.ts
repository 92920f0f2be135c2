import { z } from 'zod'
import { clinic } from '../content/clinic.ts'
import { log, reportError } from '../http/log.ts'
import { callDatabase } from './call-database.ts'
import { enqueue, reportFailure } from './enqueue.ts'
import type { JobContext } from './job-context.ts'
import { sendNewsletterMail } from './newsletter-subscription.ts'
import { notifyReception } from './notify-reception.ts'
import type { RequestJob } from './request-job.ts'
import { sendDigest } from './send-digest.ts'
import { sendRequestMail } from './send-request-mail.ts'

/** How long the confirmation that a mail was sent may take through the queue. */
const markedWithinSeconds = 90

/**
 * Finds stored requests whose mail was never sent, whatever the reason, and tries once: the next sweep does so again. It
 * is the last resort after the work behind the response and the queue (first pause `request-queue.ts`, later ones `retry-batch.ts`, number of tries and the cron
 * `wrangler.toml`, the age of a row and its lease `untold_requests()` in `supabase/schemas/request_notices.sql`). Links use the clinic's own address: there is no request to take one from.
 */
export async function sweep(jobContext: JobContext): Promise<void> {
  if (jobContext.supabase === null) return
  const origin = clinic.origin
  // First, so that what it tells of is not tried one by one.
  await sendDigest(jobContext, origin).catch((error: unknown) => reportFailure(error, 'notice'))
  await sweepOne(jobContext, 'untold_requests', requestRows, ({ request_key: key }) => ({
    job: { kind: 'notice', key, origin },
    send: () => notifyReception(jobContext, key, origin),
  }))
  await sweepOne(jobContext, 'unsent_request_mails', mailRows, ({ mail }) => ({
    job: { kind: 'request-mail', mail, origin },
    send: () => sendRequestMail(jobContext, mail, origin),
  }))
  await sweepOne(jobContext, 'unsent_newsletter_mails', mailRows, ({ mail }) => ({
    job: { kind: 'newsletter-mail', mail, origin },
    send: () => sendNewsletterMail(jobContext, mail, origin),
  }))
}

type Found = { attempted: boolean }
const requestRows = z.array(z.object({ request_key: z.uuid(), attempted: z.boolean() }))
const mailRows = z.array(z.object({ mail: z.uuid(), attempted: z.boolean() }))

async function sweepOne<Row extends Found>(
  jobContext: JobContext,
  name: string,
  rows: z.ZodType<Row[]>,
  workOn: (row: Row) => { job: RequestJob; send(): Promise<void> },
): Promise<void> {
  const found = await callDatabase(jobContext.supabase, name, {}, rows).catch((error: unknown) => {
    reportError(error, { during: 'schedule' })
    return []
  })
  if (found.length > 0) log('warn', 'swept', { what: name, rows: found.length })
  for (const row of found) {
    const { job, send } = workOn(row)
    const isLeftToQueue = row.attempted && (await enqueue(jobContext, job, markedWithinSeconds))
    // A message for each try would be one more every five minutes of an outage, and each comes back by itself.
    if (!isLeftToQueue) await send().catch((error: unknown) => reportFailure(error, job.kind))
  }
}
