import { z } from 'zod'
import type { Supabase } from '../../../database/supabase.ts'
import { recordFactor, removeFactor } from '../../../features/admin/account/account-store.server.ts'
import { accountKey, knownDevice } from '../../../features/admin/account/known-device.server.ts'
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
import { sessionCookies } from '../../../features/admin/account/session.server.ts'
import { plainError } from '../../../http/error-page.ts'
import type { RateLimiter } from '../../../http/rate-limiter.ts'
import type { Signer } from '../../../http/signer.ts'
import type { FactorProps } from '../../../pages/admin/account/second-factor.tsx'
import type { AdminContext, AdminSession } from '../admin-context.ts'
import { type AnswerAccount, backToAccount } from './account-props.ts'
import { withCookies } from './enter.ts'
import { putOnRecord } from './put-on-record.ts'

type Services = { supabase: Supabase; signer: Signer; limiter: RateLimiter; answer: AnswerAccount }

const begun = z.object({ factor: z.uuid(), [factorField]: z.string().regex(/^[A-Z2-7]{16,64}$/) })

/** Turning one's own second factor on and off, and taking away that of a colleague who has lost their device. */
export function secondFactorSteps({ supabase, signer, limiter, answer }: Services) {
  return { begin, confirm, end, remove }

  async function begin(c: AdminContext, session: AdminSession): Promise<Response> {
    const { adminSecondFactor: texts } = session.texts
    if (session.account.factor !== null) return backToAccount(session.locale, 'code-on')
    const outcome = await beginFactor(supabase, session.account)
    if (outcome.status !== 'begun')
      return answer(c, session, { notice: { text: texts.errors.unavailable, wrong: true } }, 503)
    const notice = { text: texts.notices.begun, wrong: false, href: '#factor-title' }
    const setUp = shownSetUp(outcome.id, outcome.secret, session)
    return answer(c, session, { notice, factor: { setUp } }, 200)
  }

  async function confirm(c: AdminContext, session: AdminSession, form: URLSearchParams): Promise<Response> {
    const known = begun.safeParse(Object.fromEntries(form))
    if (!known.success || session.account.factor !== null) return plainError(400, session.locale)
    const { factor, [factorField]: secret } = known.data
    const refuse = (status: 401 | 422 | 429 | 503, error: string) =>
      answer(c, session, { factor: { setUp: shownSetUp(factor, secret, session), error } }, status)
    const outcome = await attempt(c, session, factor, form.get('code') ?? '')
    if (outcome.status !== 'right') return refuse(statuses[outcome.status], said(outcome.status, session))
    const own = await supabase.asUser(outcome.tokens.access_token)
    await putOnRecord(c, recordFactor(own, true), 'a second factor that was turned on is not on record')
    return withCookies(backToAccount(session.locale, 'code-on'), sessionCookies(outcome.tokens))
  }

  async function end(c: AdminContext, session: AdminSession, form: URLSearchParams): Promise<Response> {
    const { factor } = session.account
    if (factor === null) return backToAccount(session.locale, 'code-off')
    const outcome = await attempt(c, session, factor.id, form.get('code') ?? '')
    const renewed = 'tokens' in outcome ? sessionCookies(outcome.tokens) : []
    const refuse = async (status: 401 | 422 | 429 | 503, error: string) =>
      withCookies(await answer(c, session, { factor: { error } }, status), renewed)
    if (outcome.status !== 'right') return refuse(statuses[outcome.status], said(outcome.status, session))
    // Put on record first: what makes an account weaker is not done unseen.
    await recordFactor(await supabase.asUser(outcome.tokens.access_token), false)
    if (!(await endFactor(supabase, outcome.tokens, factor.id)))
      return refuse(503, said('unavailable', session))
    return withCookies(backToAccount(session.locale, 'code-off'), renewed)
  }

  async function remove(c: AdminContext, session: AdminSession, form: URLSearchParams): Promise<Response> {
    const owner = z.uuid().safeParse(form.get('account'))
    if (!owner.success) return plainError(400, session.locale)
    const outcome = await removeFactor(session.database, owner.data)
    if (outcome === 'done') return backToAccount(session.locale, 'code-removed')
    const notice = { text: session.texts.adminSecondFactor.notices[outcome], wrong: true }
    return answer(c, session, { notice }, 409)
  }

  /** Guessing from an open session counts like guessing at sign-in. */
  async function attempt(
    c: AdminContext,
    { account }: AdminSession,
    factor: string,
    typed: string,
  ): Promise<CodeOutcome | { status: 'form' | 'rate' }> {
    const code = readCode(typed)
    if (code === null) return { status: 'form' }
    const key = await accountKey(account.email)
    const permission = await maySignIn(c, limiter, {
      account: key,
      device: await knownDevice(c, signer, key),
    })
    if (permission.status === 'refused') return { status: 'rate' }
    const outcome = await tryCode(supabase, account, factor, code)
    if (outcome.status === 'right') limiter.refund(permission.charges)
    return outcome
  }
}

const statuses = { form: 422, wrong: 401, used: 401, rate: 429, unavailable: 503 } as const

function said(status: keyof typeof statuses, { texts }: AdminSession): string {
  return texts.adminSecondFactor.errors[status]
}

function shownSetUp(id: string, secret: string, { account }: AdminSession): FactorProps['setUp'] {
  return { id, secret, ...showSecret(secret, account.email) }
}
