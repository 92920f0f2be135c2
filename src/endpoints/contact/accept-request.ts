import type { Context } from 'hono'
import { RefusedRow } from '../../database/refused-row.ts'
import type { ContactRequest } from '../../features/contact/check.server.ts'
import { type ContactRow, linkIdOf, subscriptionMail } from '../../features/contact/row.server.ts'
import { networkDigest } from '../../features/newsletter/network-digest.server.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { log, reportError } from '../../http/log.ts'
import { requestIdOf } from '../../http/request-id.ts'
import { enqueue, runOrEnqueue } from '../../jobs/enqueue.ts'
import type { JobContext } from '../../jobs/job-context.ts'
import { notifyReception } from '../../jobs/notify-reception.ts'
import { runJob } from '../../jobs/run-job.ts'
import { sendRequestMail } from '../../jobs/send-request-mail.ts'
import { storeRequest } from '../../jobs/store-request.ts'
import { siteOrigin } from '../../mail/site-origin.ts'

/** Stores a request. `safe`: it is in the database or, during an outage, on the queue; `repeated`: it was there already. */
export async function acceptRequest(
  c: Context<AppEnv>,
  jobContext: JobContext,
  row: ContactRow,
): Promise<'safe' | 'repeated' | 'used' | 'unavailable' | 'refused'> {
  const { supabase, signer } = jobContext
  const origin = siteOrigin(c.req.url)
  if (supabase === null) return 'unavailable'
  const { reference } = row
  try {
    const stored = await storeRequest({ supabase, signer }, row)
    const { outcome } = stored
    log('info', 'contact-request', { requestId: requestIdOf(c), outcome, reference })
    if (outcome === 'used') return outcome
    const { key } = stored
    // For a repeated request too: the first attempt may have failed before this step.
    c.executionCtx.waitUntil(
      runOrEnqueue(notifyReception(jobContext, key, origin), jobContext, { kind: 'notice', key, origin }),
    )
    if (row.email !== null) sendMailAfterwards(c, jobContext, await linkIdOf(row))
    return outcome === 'repeated' ? outcome : 'safe'
  } catch (error) {
    const refused = error instanceof RefusedRow ? { constraint: error.constraint } : null
    reportError(error, { requestId: requestIdOf(c), during: 'contact-request', reference, ...refused })
    if (refused !== null) return 'refused'
    return (await enqueue(jobContext, { kind: 'contact', row, origin })) ? 'safe' : 'unavailable'
  }
}

/** Sends a mail about the page of a request behind the response; the queue has it where that fails. */
export function sendMailAfterwards(c: Context<AppEnv>, jobContext: JobContext, mail: string): void {
  const job = { kind: 'request-mail', mail, origin: siteOrigin(c.req.url) } as const
  c.executionCtx.waitUntil(runOrEnqueue(sendRequestMail(jobContext, mail, job.origin), jobContext, job))
}

/** Puts a wish for the newsletter on the queue. The visitor is thanked after it: the wish is stored nowhere else. */
export async function acceptSubscription(
  c: Context<AppEnv>,
  jobContext: JobContext,
  { columns: { email } }: ContactRequest,
  row: ContactRow,
): Promise<void> {
  if (email === null) return
  const origin = siteOrigin(c.req.url)
  const mail = await subscriptionMail(row)
  const job = {
    kind: 'subscribe',
    email: email.toLowerCase(),
    locale: row.locale,
    mail,
    network: await networkDigest(jobContext.signer, c.req.raw),
    origin,
  } as const
  if (await enqueue(jobContext, job)) return
  c.executionCtx.waitUntil(runOrEnqueue(runJob(job, jobContext), jobContext, job))
}
