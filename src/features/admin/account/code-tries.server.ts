import { z } from 'zod'
import { answerOf } from '../../../database/answer-of.ts'
import type { Supabase } from '../../../database/supabase.ts'

/** A session that waits for its code, and the device that it is on, where the account was used from it before. */
export type Waiting = { account: string; session: string; device: string | null }

/** Counts a try before it is made: how many the session has left after it, or null when it may not be made. */
export async function takeTry(
  supabase: Supabase,
  { account, session, device }: Waiting,
): Promise<number | null> {
  const parameters = { owner: account, in_session: session, from_device: device ?? '' }
  const left = z.number().parse(await asService(supabase, 'take_code_try', parameters))
  return left < 0 ? null : left
}

/** After the right code. */
export async function forgetTries(supabase: Supabase, { account, session }: Waiting): Promise<void> {
  await asService(supabase, 'forget_code_tries', { owner: account, in_session: session })
}

/** Ends the session and records it; true if its owner should get a mail. */
export async function endAfterTries(supabase: Supabase, { account, session }: Waiting): Promise<boolean> {
  const isEnded = await asService(supabase, 'end_code_session', { owner: account, in_session: session })
  return z.boolean().parse(isEnded)
}

async function asService(supabase: Supabase, name: string, parameters: object): Promise<unknown> {
  return answerOf(name, (await supabase.asService()).rpc(name, parameters))
}
