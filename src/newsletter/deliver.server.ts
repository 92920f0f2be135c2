import { z } from 'zod'
import { locales, type Locale } from '../locale.ts'
import type { Desk } from '../server/desk.ts'
import type { Supabase } from '../server/supabase.ts'
import { confirmationLetter, welcomeLetter } from './mails.server.ts'
import { hashOf } from './tokens.server.ts'

export type Subscription = { email: string; locale: Locale; token: string; origin: string }
export type Subscriber = { id: string; email: string; locale: Locale }

/** Whether a confirmation mail is due. Known and unknown addresses cost the same call. */
export async function requestSubscription(supabase: Supabase, { email, locale, token }: Subscription): Promise<boolean> {
  const link_hash = await hashOf(token)
  return call(supabase, 'request_subscription', { address: email, language: locale, link_hash }, z.boolean())
}

export async function sendConfirmation({ mailer }: Desk, { token, ...addressee }: Subscription): Promise<void> {
  await mailer.send(await confirmationLetter(token, addressee))
}

/** Null when the link is unknown or too old. `newly` is false for a second click. */
export async function confirmSubscription(
  supabase: Supabase,
  token: string,
): Promise<(Subscriber & { newly: boolean }) | null> {
  const rows = await call(supabase, 'confirm_subscription', { link_hash: await hashOf(token) }, confirmedRows)
  return rows[0] ?? null
}

export async function sendWelcome({ mailer, seal }: Desk, subscriber: Subscriber, origin: string): Promise<void> {
  await mailer.send(await welcomeLetter(seal, subscriber.id, { ...subscriber, origin }))
}

export async function endSubscription(supabase: Supabase, subscriber: string): Promise<void> {
  await call(supabase, 'end_subscription', { subscriber }, z.union([z.null(), z.literal('')]))
}

const confirmedRows = z
  .array(z.object({ id: z.uuid(), email: z.string(), locale: z.enum(locales), newly: z.boolean() }))
  .max(1)

/** Throws when the database did not answer, or answered something else than what was asked. */
async function call<T>(
  supabase: Supabase,
  name: string,
  parameters: Record<string, unknown>,
  shape: z.ZodType<T>,
): Promise<T> {
  const service = await supabase.asService()
  const { data, error, status } = await service.rpc(name, parameters)
  if (error) throw new Error(`${name}: ${status} ${error.code}`)
  const answer = shape.safeParse(data)
  if (!answer.success) throw new Error(`${name}: an answer of another shape`)
  return answer.data
}
