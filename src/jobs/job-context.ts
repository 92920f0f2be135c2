import type { Queue } from '@cloudflare/workers-types'
import type { Supabase } from '../database/supabase.ts'
import type { Signer } from '../http/signer.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createMailer } from '../mail/mailer.ts'
import type { Env, Settings } from '../settings-schema.ts'

/** What it takes to deal with what a visitor sent: where it goes, who is told, and what makes up for an outage. */
export type JobContext = {
  supabase: Supabase | null
  signer: Signer
  mailer: Mailer
  queue: Pick<Queue, 'send'>
  /** Keeps for a person what no attempt will ever get through. */
  deadLetters: Pick<Queue, 'send'>
  /** The clinic's own mailbox. */
  reception: string
}

/** The parts that last as long as the isolate; the bindings come with each event. */
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
