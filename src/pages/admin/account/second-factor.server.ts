import { z } from 'zod'
import { recordFactor, removeFactor } from '../../../features/admin/account/account-store.server.ts'
import { maySignIn } from '../../../features/admin/account/may-sign-in.server.ts'
import {
  beginFactor,
  type CodeOutcome,
  endFactor,
  readCode,
  showSecret,
  tryCode,
} from '../../../features/admin/account/second-factor.server.ts'
import { factorField } from '../../../features/admin/account/secret-fields.ts'
import { failure } from '../../../features/admin/frame/flashes.ts'
import { putOnRecord } from '../../../features/admin/records/put-on-record.ts'
import type { SentForm } from '../../admin-page.ts'
import { done, refused, withSession } from '../../outcome.ts'
import type { Outcome, Request } from './of.ts'
import type { FactorProps } from './second-factor.tsx'

const begun = z.object({ factor: z.uuid(), [factorField]: z.string().regex(/^[A-Z2-7]{16,64}$/) })

/** Begins to turn one's own second factor on: its secret is shown once, and waits for the first code. */
export async function beginCode(_: SentForm, { account, supabase, texts }: Request): Promise<Outcome> {
  const { errors, notices } = texts.words.factor
  if (account.factor !== null) return done('code-on')
  const outcome = await beginFactor(supabase, account)
  if (outcome.status !== 'begun') return refused({ notice: failure(errors.unavailable) }, 503)
  const notice = { text: notices.begun, wrong: false, href: '#factor-title' }
  const setUp = shownSetUp(outcome.id, outcome.secret, account.email)
  return { outcome: 'shown', view: { notice, setUp } }
}

export async function confirmCode({ form }: SentForm, request: Request): Promise<Outcome> {
  const { account, supabase, requestId } = request
  const parsed = begun.safeParse(Object.fromEntries(form))
  if (!parsed.success || account.factor !== null) return { outcome: 'invalid' }
  const { factor, [factorField]: secret } = parsed.data
  const outcome = await attempt(factor, form, request)
  if (outcome.status !== 'right') {
    const setUp = shownSetUp(factor, secret, account.email)
    return refused({ setUp, ...problem(outcome.status, request) }, statuses[outcome.status])
  }
  const own = await supabase.asUser(outcome.tokens.access_token)
  await putOnRecord(requestId, recordFactor(own, true), 'a second factor that was turned on is not on record')
  return withSession(outcome.tokens, done('code-on'))
}

export async function stopCode({ form }: SentForm, request: Request): Promise<Outcome> {
  const { account, supabase } = request
  const { factor } = account
  if (factor === null) return done('code-off')
  const outcome = await attempt(factor.id, form, request)
  if (outcome.status !== 'right') {
    const again = refused(problem(outcome.status, request), statuses[outcome.status])
    return 'tokens' in outcome ? withSession(outcome.tokens, again) : again
  }
  // Put on record first: what makes an account weaker is not done unseen.
  await recordFactor(await supabase.asUser(outcome.tokens.access_token), false)
  const isEnded = await endFactor(supabase, outcome.tokens, factor.id)
  const answer = isEnded ? done('code-off') : refused(problem('unavailable', request), 503)
  return withSession(outcome.tokens, answer)
}

/** Takes away the second factor of a colleague who has lost their device. */
export async function removeCode({ form }: SentForm, { database, texts }: Request): Promise<Outcome> {
  const owner = z.uuid().safeParse(form.get('account'))
  if (!owner.success) return { outcome: 'invalid' }
  const outcome = await removeFactor(database, owner.data)
  if (outcome === 'done') return done('code-removed')
  return refused({ notice: failure(texts.words.factor.notices[outcome]) }, 409)
}

/** Guessing from an open session counts like guessing at sign-in. */
async function attempt(
  factor: string,
  form: URLSearchParams,
  { account, sender, supabase }: Request,
): Promise<CodeOutcome | { status: 'form' | 'rate' }> {
  const code = readCode(form.get('code') ?? '')
  if (code === null) return { status: 'form' }
  const leave = await maySignIn(sender, account.email)
  if (leave.status === 'refused') return { status: 'rate' }
  const outcome = await tryCode(supabase, account, factor, code)
  if (outcome.status === 'right') leave.refund()
  return outcome
}

const statuses = { form: 422, wrong: 401, used: 401, rate: 429, unavailable: 503 } as const

function problem(status: keyof typeof statuses, { texts }: Request): { factorError: string } {
  return { factorError: texts.words.factor.errors[status] }
}

function shownSetUp(id: string, secret: string, email: string): FactorProps['setUp'] {
  return { id, secret, ...showSecret(secret, email) }
}
