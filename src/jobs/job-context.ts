import type { Supabase } from '../database/supabase.ts'
import type { Seal } from '../http/signer.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createMailer } from '../mail/mailer.ts'
import type { Env, Queue, Settings } from '../settings-schema.ts'

/** What it takes to deal with what a visitor sent: where it goes, who is told, and what makes up for an outage. */
export type Desk = {
  supabase: Supabase | null
  seal: Seal
  mailer: Mailer
  queue: Queue
  /** The clinic's own mailbox. */
  reception: string
}

/** The parts that last as long as the isolate; the bindings come with each event. */
export type DeskParts = Pick<Desk, 'supabase' | 'seal'> & { settings: Settings }

export function openDesk({ supabase, seal, settings }: DeskParts, env: Env): Desk {
  return {
    supabase,
    seal,
    mailer: createMailer(settings.mail, env),
    queue: env.REQUESTS_RETRY,
    reception: settings.mail.to,
  }
}
