import { z } from 'zod'
import type { Supabase } from '../database/supabase.ts'
import { confirmationLetter, welcomeLetter } from '../features/newsletter/mails.server.ts'
import { hashOf } from '../features/newsletter/tokens.server.ts'
import { type Locale, locales } from '../locale.ts'
import type { JobContext } from './job-context.ts'

export type Subscription = { email: string; locale: Locale; token: string; origin: string }
export type Subscriber = { id: string; email: string; locale: Locale }

/** Whether a confirmation mail is due. Known and unknown addresses cost the same call. */
export async function requestSubscription(
  supabase: Supabase,
  { email, locale, token }: Subscription,
): Promise<boolean> {
  const service = await supabase.asService()
  const parameters = { address: email, language: locale, link_hash: await hashOf(token) }
  return read('request_subscription', await service.rpc('request_subscription', parameters), z.boolean())
}

export async function sendConfirmation(
  { mailer }: JobContext,
  { token, ...addressee }: Subscription,
): Promise<void> {
  await mailer.send(await confirmationLetter(token, addressee))
}

/** Null when the link is unknown or too old. `newly` is false for a second click. */
export async function confirmSubscription(
  supabase: Supabase,
  token: string,
): Promise<(Subscriber & { newly: boolean }) | null> {
  const service = await supabase.asService()
  const result = await service.rpc('confirm_subscription', { link_hash: await hashOf(token) })
  return read('confirm_subscription', result, confirmedRows)[0] ?? null
}

export async function sendWelcome(
  { mailer, signer }: JobContext,
  subscriber: Subscriber,
  origin: string,
): Promise<void> {
  await mailer.send(await welcomeLetter(signer, subscriber.id, { ...subscriber, origin }))
}

export async function endSubscription(supabase: Supabase, subscriber: string): Promise<void> {
  const service = await supabase.asService()
  read('end_subscription', await service.rpc('end_subscription', { subscriber }), z.boolean())
}

const confirmedRows = z
  .array(z.object({ id: z.uuid(), email: z.string(), locale: z.enum(locales), newly: z.boolean() }))
  .max(1)

type Result = { data: unknown; error: { code: string } | null; status: number }

/** Throws when the database did not answer, or answered something else than what was asked. */
function read<T>(name: string, { data, error, status }: Result, shape: z.ZodType<T>): T {
  if (error) throw new Error(`${name}: ${status} ${error.code}`)
  const answer = shape.safeParse(data)
  if (!answer.success) throw new Error(`${name}: an answer of another shape`)
  return answer.data
}
