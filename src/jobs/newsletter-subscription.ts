import { z } from 'zod'
import type { Supabase } from '../database/supabase.ts'
import { newsletterEmail } from '../features/newsletter/mails.server.ts'
import { createConfirmToken } from '../features/newsletter/tokens.server.ts'
import { log } from '../http/log.ts'
import { hashOf } from '../http/signer.ts'
import { writtenLocales } from '../locale.ts'
import { callDatabase } from './call-database.ts'
import { TooEarly } from './enqueue.ts'
import type { JobContext } from './job-context.ts'
import type { RequestJob } from './request-job.ts'
import { type Claim, sendOnce } from './send-once.ts'

type Subscription = Pick<Extract<RequestJob, { kind: 'subscribe' }>, 'email' | 'locale' | 'mail' | 'network'>

/** Whether a mail is due: null where too many have asked in this hour. Known and unknown addresses make the same call. */
export async function requestSubscription(
  supabase: Supabase | null,
  { email, locale, mail, network }: Subscription,
): Promise<boolean | null> {
  const parameters = { address: email, language: locale, mail, from_network: network }
  const isDue = await callDatabase(supabase, 'request_subscription', parameters, z.boolean().nullable())
  if (isDue === null)
    log('warn', 'newsletter-flood', { effect: 'no confirmation is sent: too many were asked for in an hour' })
  return isDue
}

/**
 * The same from the queue. What is there has passed the checks of the contact form, or came while the database was away:
 * it waits until the flood is over.
 */
export async function storeSubscription(
  jobContext: JobContext,
  job: Subscription & { origin: string },
): Promise<void> {
  const isDue = await requestSubscription(jobContext.supabase, job)
  if (isDue === null) throw new TooEarly('Too many subscriptions in this hour', floodSeconds)
  if (isDue) await sendNewsletterMail(jobContext, job.mail, job.origin)
}

const floodSeconds = 60 * 60

/** Null when the link is unknown or expired. Else the welcome mail that the first click makes due. */
export async function confirmSubscription(
  supabase: Supabase,
  token: string,
): Promise<{ mail: string | null } | null> {
  const parameters = { link_hash: await hashOf(token), welcome: crypto.randomUUID() }
  const rows = await callDatabase(supabase, 'confirm_subscription', parameters, confirmedRows)
  return rows[0] ?? null
}

const confirmedRows = z.array(z.object({ mail: z.uuid().nullable() })).max(1)

/** Sends a mail that the database has made due, once. */
export async function sendNewsletterMail(
  jobContext: JobContext,
  mail: string,
  origin: string,
): Promise<void> {
  const { supabase, signer } = jobContext
  await sendOnce(jobContext, {
    claim: async (claimant) => {
      const parameters = { mail, claimant, link_hash: await hashOf(await createConfirmToken(signer, mail)) }
      const [answer] = await callDatabase(supabase, 'claim_newsletter_mail', parameters, claimRows)
      return claimOf(answer)
    },
    finish: (claimant, sent) => finishNewsletterMail(supabase, mail, claimant, sent),
    render: (due) => newsletterEmail(signer, { ...due, id: mail, origin }),
    marking: { kind: 'sent', mail: 'newsletter-mail', id: mail },
  })
}

export async function finishNewsletterMail(
  supabase: Supabase | null,
  mail: string,
  claimant: string,
  sent: boolean,
): Promise<void> {
  await callDatabase(supabase, 'finish_newsletter_mail', { mail, claimant, sent }, z.literal(true))
}

/** Ends the subscription the wish was about, not one made since. */
export async function endSubscription(
  supabase: Supabase | null,
  { subscriber, wishedAt }: Pick<Extract<RequestJob, { kind: 'unsubscribe' }>, 'subscriber' | 'wishedAt'>,
): Promise<void> {
  const parameters = { subscriber, wished_at: wishedAt }
  await callDatabase(supabase, 'end_subscription', parameters, z.boolean())
}

const dueMail = z.object({
  state: z.literal('yours'),
  kind: z.enum(['confirmation', 'return', 'welcome']),
  subscriber: z.uuid(),
  email: z.string(),
  locale: z.enum(writtenLocales),
})
const claimRows = z.tuple([z.union([dueMail, z.object({ state: z.enum(['done', 'leased']) })])])

function claimOf(answer: z.infer<typeof claimRows>[0]): Claim<z.infer<typeof dueMail>> {
  return answer.state === 'yours' ? { state: 'yours', value: answer } : answer
}
