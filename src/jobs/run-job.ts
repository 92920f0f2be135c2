import { log } from '../http/log.ts'
import { actOnOwnRequest } from './act-on-own-request.ts'
import { TooEarly } from './enqueue.ts'
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
import { storePromised } from './store-request.ts'

/** Throws when it has to be retried. */
export async function runJob(job: RequestJob, jobContext: JobContext): Promise<void> {
  const { supabase, signer } = jobContext
  if (supabase === null) throw new Error('There is no database')
  switch (job.kind) {
    case 'contact':
      return notifyReception(jobContext, await storePromised({ supabase, signer }, job.row), job.origin)
    case 'own-request': {
      // A request that is gone meanwhile, cancelled or full of changes takes no more of them.
      const outcome = await actOnOwnRequest(supabase, job)
      return log('info', 'own-request', { action: job.action, outcome })
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
  }[mail]
  await finish(supabase, id, crypto.randomUUID(), true).catch((error: Error) => {
    throw new TooEarly(error.message, markAgainSeconds)
  })
}
