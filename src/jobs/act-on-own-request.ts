import { z } from 'zod'
import type { Supabase } from '../database/supabase.ts'
import { callDatabase } from './call-database.ts'
import type { RequestJob } from './request-job.ts'

export type OwnStep = Omit<Extract<RequestJob, { kind: 'own-request' }>, 'kind'>

/** What a sender has pressed on the page of a request. Twice has the effect of once. A RefusedRow for what breaks a rule. */
export function actOnOwnRequest(
  supabase: Supabase | null,
  { hash, action, note, pressedAt, mail }: OwnStep,
): Promise<'done' | 'missing' | 'cancelled' | 'many'> {
  const parameters = { hash, new_action: action, new_note: note, pressed_at: pressedAt, mail }
  return callDatabase(supabase, 'act_on_own_request', parameters, outcome)
}

const outcome = z.enum(['done', 'missing', 'cancelled', 'many'])
