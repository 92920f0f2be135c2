import type { Queue } from '@cloudflare/workers-types'
import type { Supabase } from '../database/supabase.ts'
import type { Signer } from '../http/signer.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createMailer } from '../mail/mailer.ts'
import type { Env, Settings } from '../settings-schema.ts'

/** What jobs on visitors' requests need: database, mail, and queues for outages. */
export type JobContext = {
  supabase: Supabase | null
  signer: Signer
  mailer: Mailer
  queue: Pick<Queue, 'send'>
  /** Sends newsletters, ten mails a message. */
  newsletters: Pick<Queue, 'send'>
  /** Whether the mailer delivers a mail that comes again under the same key only once. */
  knowsRepetitions: boolean
  /** Holds messages that no attempt can process, for a person. */
  deadLetters: Pick<Queue, 'send'>
  /** The clinic's own mailbox. */
  reception: string
}

/** The parts that live as long as the isolate; the bindings come with each event. */
export type JobServices = Pick<JobContext, 'supabase' | 'signer'> & { settings: Settings }

/** The bindings that jobs use. */
export type JobBindings = Pick<Env, 'MAIL'> &
  Record<'REQUESTS_RETRY' | 'REQUESTS_DEAD' | 'CONSENT_DEAD' | 'NEWSLETTER', Pick<Queue, 'send'>>

export function openJobContext({ supabase, signer, settings }: JobServices, env: JobBindings): JobContext {
  return {
    supabase,
    signer,
    mailer: createMailer(settings.mail, env),
    queue: env.REQUESTS_RETRY,
    newsletters: env.NEWSLETTER,
    knowsRepetitions: settings.mail.provider !== null,
    deadLetters: env.REQUESTS_DEAD,
    reception: settings.mail.to,
  }
}
