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
  /** Holds messages that no attempt can process, for a person. */
  deadLetters: Pick<Queue, 'send'>
  /** The clinic's own mailbox. */
  reception: string
}

/** The parts that live as long as the isolate; the bindings come with each event. */
export type JobServices = Pick<JobContext, 'supabase' | 'signer'> & { settings: Settings }

export function openJobContext({ supabase, signer, settings }: JobServices, env: Env): JobContext {
  return {
    supabase,
    signer,
    mailer: createMailer(settings.mail, env),
    queue: env.REQUESTS_RETRY,
    deadLetters: env.REQUESTS_DEAD,
    reception: settings.mail.to,
  }
}
