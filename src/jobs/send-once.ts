import { log, reportError } from '../http/log.ts'
import type { Email } from '../mail/mailer.ts'
import { enqueue, TooEarly } from './enqueue.ts'
import type { JobContext } from './job-context.ts'
import type { RequestJob } from './request-job.ts'

/** The database's answer to a claim; only `yours` may send. `later`: something else will tell of it. */
export type Claim<T> = { state: 'done' | 'later' } | { state: 'leased' } | { state: 'yours'; value: T }

/** A mail and its state in the database. Both functions throw when there is no answer. */
export type LeasedMail<T> = {
  claim(claimant: string): Promise<Claim<T>>
  finish(claimant: string, sent: boolean): Promise<void>
  render(value: T): Promise<Email>
  /** The job that tells the database later that the mail was sent. */
  marking: Extract<RequestJob, { kind: 'sent' }>
}

/** A lease ends after a minute by the database's clock; its holder finishes within 20 seconds. */
const leaseSeconds = 65

/**
 * Sends a mail under a lease, so that it is sent once however many try and whatever answers get lost. Throws when
 * it has to be retried.
 */
export async function sendOnce<T>(
  jobContext: Pick<JobContext, 'mailer' | 'queue' | 'newsletters'>,
  mail: LeasedMail<T>,
): Promise<void> {
  const claimant = crypto.randomUUID()
  const claim = await mail.claim(claimant).catch((error: unknown) => {
    reportError(error, { during: mail.marking.mail, effect: 'claimed again by the same claimant' })
    return mail.claim(claimant)
  })
  if (claim.state !== 'yours' && claim.state !== 'leased') return
  if (claim.state === 'leased') throw new TooEarly('another one is sending it', leaseSeconds)
  try {
    await jobContext.mailer.send(await mail.render(claim.value))
  } catch (error) {
    await mail.finish(claimant, false).catch((unreleased: unknown) => {
      reportError(unreleased, { during: mail.marking.mail, effect: 'the lease runs out by itself' })
    })
    throw error
  }
  try {
    await mail.finish(claimant, true)
  } catch (error) {
    reportError(error, { during: mail.marking.mail, effect: 'the mail has left and is not marked' })
    if (!(await enqueue(jobContext, mail.marking))) log('error', 'mail-not-marked', mail.marking)
  }
}
