import { z } from 'zod'
import type { AdminReset } from '../../../content/schemas/admin/account.ts'
import { loadTexts } from '../../../content/texts.ts'
import { accountKey, knownDevice } from '../../../features/admin/account/known-device.server.ts'
import {
  endToken,
  passwordLength,
  passwordProblem,
  recordNewPassword,
  resetPassword,
  takeRecoveryMail,
} from '../../../features/admin/account/passwords.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import { fill } from '../../../format/fill.ts'
import { typedLine } from '../../../format/typed.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { reportError } from '../../../http/log.ts'
import type { RateLimiter } from '../../../http/rate-limiter.ts'
import { networkKey, readBody } from '../../../http/request-guards.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { Locale } from '../../../locale.ts'
import adminResetPage from '../../../pages/admin/reset/page.server.ts'
import type { AdminResetProps } from '../../../pages/admin/reset/page.tsx'
import { answerPage } from '../../../rendering/answer-page.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminServices } from '../admin-context.ts'
import { pageNotices, told } from '../notices.ts'
import { isSameOrigin, localeOf } from './guard.ts'
import { mailLink } from './mail-link.ts'
import { putOnRecord } from './put-on-record.ts'
import { backToSignIn } from './sign-in-page.ts'

const notices = pageNotices({ sent: ({ sent }: AdminReset) => told(sent) })

type Shown = Partial<Omit<AdminResetProps, 'texts'>>

const address = z.email().max(254)
const tokenForm = /^[\w-]{20,200}$/

/** A password by mail, for an admin who cannot sign in. It says of no address whether it has an account. */
export function resetEndpoint({ data, supabase, mailer }: AdminServices, limiter: RateLimiter) {
  const { signer } = data.forms
  return { show, receive }

  async function show(c: AdminContext): Promise<Response> {
    const { adminReset } = await loadTexts(localeOf(c), 'adminReset')
    const token = tokenForm.exec(c.req.query('code') ?? '')?.[0] ?? null
    return answer(c, { token, notice: notices.asked(c, adminReset) }, 200)
  }

  async function receive(c: AdminContext): Promise<Response> {
    const locale = localeOf(c)
    if (!isSameOrigin(c.req.raw)) return plainError(403, locale)
    // A password is taken letter by letter as it was typed, as the sign-in takes it.
    const form = new URLSearchParams((await readBody(c.req.raw, bodyLimits.signIn)) ?? '')
    const charges = [{ name: 'network', limit: c.env.SIGN_IN_LIMIT, key: networkKey(c.req.raw) }]
    const { errors } = (await loadTexts(locale, 'adminReset')).adminReset
    const token = form.get('code')
    const email = typedLine(form.get('email') ?? '')
      .toLowerCase()
      .slice(0, 254)
    if (!(await limiter.allows(charges)))
      return answer(c, { token, email, notice: { text: errors.rate, wrong: true } }, 429)
    if (token !== null) return set(c, locale, token, form)
    if (!address.safeParse(email).success) return answer(c, { email, errors: { email: errors.email } }, 422)
    // Afterwards, so that the time of the answer does not tell whether there is an account.
    c.executionCtx.waitUntil(send(c, email, locale))
    return notices.back(href('admin/reset', locale), 'sent')
  }

  async function send(c: AdminContext, to: string, locale: Locale): Promise<void> {
    // One mail a minute, whoever asks.
    const account = await accountKey(to)
    const key = `reset ${account}`
    const { success } = await c.env.SIGN_IN_SINGLE_LIMIT.limit({ key })
    if (!success || supabase === null) return
    try {
      const isKnownDevice = (await knownDevice(c, signer, account)) !== null
      if (!(await takeRecoveryMail(supabase, to, isKnownDevice))) return
      await mailLink(c, { supabase, mailer }, 'reset', to, locale)
    } catch (error) {
      reportError(error, { requestId: requestIdOf(c), during: 'password-reset' })
    }
  }

  async function set(
    c: AdminContext,
    locale: Locale,
    typed: string,
    form: URLSearchParams,
  ): Promise<Response> {
    const { errors } = (await loadTexts(locale, 'adminReset')).adminReset
    const token = tokenForm.exec(typed)?.[0] ?? null
    if (token === null) return answer(c, { notice: { text: errors.expired, wrong: true } }, 410)
    const next = form.get('next') ?? ''
    const problem = passwordProblem(next, form.get('again') ?? '')
    if (problem !== null) {
      const text = fill(errors[problem], { count: passwordLength.min })
      return answer(c, { token, errors: { [problem === 'repeated' ? 'again' : 'next']: text } }, 422)
    }
    if (supabase === null) return answer(c, { token, notice: { text: errors.unavailable, wrong: true } }, 503)
    const outcome = await resetPassword(supabase, token, next)
    switch (outcome.status) {
      case 'changed': {
        const recorded = outcome.hasFactor
          ? recordNewPassword(supabase, outcome.account)
          : recordAction(await supabase.asUser(outcome.accessToken), 'account_password')
        await putOnRecord(c, recorded, 'a new password is not on record')
        await endToken(supabase, outcome.accessToken)
        return backToSignIn(locale, 'password')
      }
      case 'unavailable':
        return answer(c, { token, notice: { text: errors.unavailable, wrong: true } }, 503)
      case 'expired':
        return answer(c, { notice: { text: errors.expired, wrong: true } }, 410)
      case 'weak':
        return answer(c, { notice: { text: `${errors.weak} ${errors.expired}`, wrong: true } }, 422)
      default:
        return outcome satisfies never
    }
  }

  async function answer(
    c: AdminContext,
    shown: Shown,
    status: 200 | 410 | 422 | 429 | 503,
  ): Promise<Response> {
    const locale = localeOf(c)
    const {
      errors: _,
      sent: __,
      metaTitle: ___,
      ...texts
    } = (await loadTexts(locale, 'adminReset')).adminReset
    const props: AdminResetProps = { texts, notice: null, email: '', errors: {}, token: null, ...shown }
    const page = await answerPage(c, adminResetPage, { locale, params: {}, props, status }, data)
    const headers = new Headers(page.headers)
    headers.set('cache-control', 'no-store')
    headers.set('referrer-policy', 'no-referrer')
    return new Response(page.body, { status, headers })
  }
}
