import type { Supabase } from '../database/supabase.ts'
import { linkIdOf } from '../features/contact/row.server.ts'
import { log } from '../http/log.ts'
import { actOnOwnRequest } from './act-on-own-request.ts'
import { enqueue, TooEarly } from './enqueue.ts'
import { finishDelivery } from './finish-delivery.ts'
import type { JobContext } from './job-context.ts'
import {
  endSubscription,
  finishNewsletterMail,
  sendNewsletterMail,
  storeSubscription,
} from './newsletter-subscription.ts'
import { finishNotice, notifyReception } from './notify-reception.ts'
import type { RequestJob } from './request-job.ts'
import { finishDigest } from './send-digest.ts'
import { finishRequestMail, sendRequestMail } from './send-request-mail.ts'
import { storePromised } from './store-request.ts'

/** Throws when it has to be retried. */
export async function runJob(job: RequestJob, jobContext: JobContext): Promise<void> {
  const { supabase } = jobContext
  if (supabase === null) throw new Error('There is no database')
  switch (job.kind) {
    case 'request-mail':
      return sendRequestMail(jobContext, job.mail, job.origin)
    case 'contact':
      return storeAndTell(job, { ...jobContext, supabase })
    case 'own-request': {
      // A request that is gone meanwhile, cancelled or full of changes takes no more of them.
      const outcome = await actOnOwnRequest(supabase, job)
      log('info', 'own-request', { action: job.action, outcome })
      return sendRequestMail(jobContext, job.mail, job.origin)
    }
    case 'notice':
      return notifyReception(jobContext, job.key, job.origin)
    case 'subscribe':
      return storeSubscription(jobContext, job)
    case 'newsletter-mail':
      return sendNewsletterMail(jobContext, job.mail, job.origin)
    case 'unsubscribe':
      return endSubscription(supabase, job)
    case 'sent':
      return markAsSent(job, jobContext)
    default:
      job satisfies never
  }
}

/** The link goes its own way, so that neither mail waits for the other. Where the queue does not take it, the sweep finds it. */
async function storeAndTell(
  { row, origin }: Extract<RequestJob, { kind: 'contact' }>,
  jobContext: JobContext & { supabase: Supabase },
): Promise<void> {
  const key = await storePromised(jobContext, row)
  if (row.email !== null)
    await enqueue(jobContext, { kind: 'request-mail', mail: await linkIdOf(row), origin })
  await notifyReception(jobContext, key, origin)
}

/** Retried every minute, so that the database knows before the sweep would send the mail again. */
const markAgainSeconds = 60

async function markAsSent(
  { mail, id }: Extract<RequestJob, { kind: 'sent' }>,
  { supabase }: JobContext,
): Promise<void> {
  const finish = {
    notice: finishNotice,
    digest: finishDigest,
    'newsletter-mail': finishNewsletterMail,
    newsletter: finishDelivery,
    'request-mail': finishRequestMail,
  }[mail]
  await finish(supabase, id, crypto.randomUUID(), true).catch((error: Error) => {
    throw new TooEarly(error.message, markAgainSeconds)
  })
}
