import { z } from 'zod'
import {
  admitAdmin,
  endOtherSessions,
  endSession,
  freeAddress,
  listAdmins,
  mySessions,
  nameSession,
  removeAdmin,
} from '../../../features/admin/account/account-store.server.ts'
import { accountKey, knownDevice } from '../../../features/admin/account/known-device.server.ts'
import { maySignIn } from '../../../features/admin/account/may-sign-in.server.ts'
import {
  changePassword,
  createAccount,
  passwordLength,
  passwordProblem,
} from '../../../features/admin/account/passwords.server.ts'
import { sessionCookies } from '../../../features/admin/account/session.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import { fill } from '../../../format/fill.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { reportError } from '../../../http/log.ts'
import type { RateLimiter } from '../../../http/rate-limiter.ts'
import { readBody } from '../../../http/request-guards.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import adminAccountPage from '../../../pages/admin/account/page.server.ts'
import type { AdminAccountProps } from '../../../pages/admin/account/page.tsx'
import { answerPage, seeOther } from '../../../rendering/answer-page.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { sharedBar } from '../shared-bar.ts'
import { noticeOf, sessionText, shownAdmin } from './account-props.ts'
import { mailLink } from './mail-link.ts'
import { secondFactorSteps } from './second-factor.ts'

type Shown = Partial<Pick<AdminAccountProps, 'notice' | 'passwordErrors' | 'invited' | 'inviteError'>> & {
  factor?: Partial<AdminAccountProps['factor']>
}
type Status = 200 | 401 | 409 | 422 | 429 | 503

const address = z.email().max(254)

/** One's own password, second factor and sessions, and who else is an admin. */
export function accountEndpoint({ data, supabase, mailer }: AdminServices, limiter: RateLimiter) {
  const factor =
    supabase === null ? null : secondFactorSteps({ supabase, signer: data.forms.signer, limiter, answer })
  return { show, receive }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    return answer(c, session, { notice: noticeOf(c.req.query('stare'), session.texts) }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale, texts } = session
    // A password is taken letter by letter as it was typed, as the sign-in takes it.
    const form = new URLSearchParams((await readBody(c.req.raw, bodyLimits.adminForm)) ?? '')
    const back = (state: string) => seeOther(`${href('admin/account', locale)}?stare=${state}`)
    switch (form.get('actiune')) {
      case 'parola':
        return change(c, session, form)
      case 'sesiune': {
        const id = z.uuid().safeParse(form.get('sesiune'))
        if (!id.success && form.get('sesiune') !== 'celelalte') return plainError(400, locale)
        await (id.success ? endSession(database, id.data) : endOtherSessions(database))
        return back('incheiata')
      }
      case 'invita':
        return invite(c, session, (form.get('email') ?? '').trim().toLowerCase())
      case 'scoate': {
        const id = z.uuid().safeParse(form.get('cont'))
        if (!id.success) return plainError(400, locale)
        const outcome = await removeAdmin(database, id.data)
        if (outcome === 'done') return back('scos')
        const notice = { text: texts.adminAccount.admins.notices[outcome], wrong: true }
        return answer(c, session, { notice }, 409)
      }
      case 'cod-incepe':
        return factor?.begin(c, session) ?? plainError(503, locale)
      case 'cod-confirma':
        return factor?.confirm(c, session, form) ?? plainError(503, locale)
      case 'cod-opreste':
        return factor?.end(c, session, form) ?? plainError(503, locale)
      case 'cod-scoate':
        return factor?.remove(c, session, form) ?? plainError(503, locale)
      default:
        return plainError(400, locale)
    }
  }

  async function change(c: AdminContext, session: AdminSession, form: URLSearchParams): Promise<Response> {
    const { account, locale, texts } = session
    const { errors } = texts.adminAccount.password
    const refuse = (status: Status, field: 'current' | 'next' | 'again', text: string) =>
      answer(c, session, { passwordErrors: { [field]: text } }, status)
    const current = form.get('current') ?? ''
    const next = form.get('next') ?? ''
    const problem = passwordProblem(next, form.get('again') ?? '')
    if (problem !== null)
      return refuse(
        422,
        problem === 'repeated' ? 'again' : 'next',
        fill(errors[problem], { count: passwordLength.min }),
      )
    // Guessing from an open session counts like guessing at sign-in.
    const key = await accountKey(account.email)
    const device = await knownDevice(c, data.forms.signer, key)
    const permission = await maySignIn(c, limiter, { account: key, device })
    if (permission.status === 'refused') return refuse(429, 'current', errors.rate)
    if (supabase === null) return refuse(503, 'current', errors.unavailable)
    const outcome = await changePassword(supabase, account, { current, next })
    switch (outcome.status) {
      case 'credentials':
        return refuse(401, 'current', errors.credentials)
      case 'weak':
        return refuse(422, 'next', errors.weak)
      case 'unavailable':
        return refuse(503, 'current', errors.unavailable)
      case 'changed': {
        limiter.refund(permission.charges)
        const own = await supabase.asUser(outcome.tokens.access_token)
        await recordAction(own, 'account_password')
        const named = nameSession(own, c.req.header('user-agent') ?? '').catch((error: unknown) => {
          reportError(error, { requestId: requestIdOf(c), effect: 'a session without a name' })
        })
        c.executionCtx.waitUntil(named)
        const done = seeOther(`${href('admin/account', locale)}?stare=parola`)
        for (const cookie of sessionCookies(outcome.tokens)) done.headers.append('set-cookie', cookie)
        return done
      }
      default:
        return outcome satisfies never
    }
  }

  async function invite(c: AdminContext, session: AdminSession, email: string): Promise<Response> {
    const { database, locale, texts } = session
    const { notices, invite: words } = texts.adminAccount.admins
    const known = address.safeParse(email)
    if (!known.success) return answer(c, session, { invited: email, inviteError: words.error }, 422)
    if (supabase === null) return plainError(500, locale)
    const refuse = (outcome: 'known' | 'atOnce') =>
      answer(c, session, { invited: email, notice: { text: notices[outcome], wrong: true } }, 409)
    if (!(await freeAddress(database, email))) return refuse('known')
    const invited = await createAccount(supabase, email)
    if (invited === null || !(await admitAdmin(database, invited))) return refuse('atOnce')
    try {
      const isThere = await mailLink(c, { supabase, mailer }, 'invite', email, locale)
      if (!isThere) throw new Error('The account that was just made is not there')
    } catch (error) {
      reportError(error, { requestId: requestIdOf(c), during: 'invite', effect: 'admitted without a mail' })
      return answer(c, session, { notice: { text: notices.unsent, wrong: true } }, 503)
    }
    return seeOther(`${href('admin/account', locale)}?stare=invitat`)
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    { factor: shownFactor, ...shown }: Shown,
    status: Status,
  ): Promise<Response> {
    const { account, database, locale, texts } = session
    const [bar, sessions, admins] = await Promise.all([
      sharedBar(session),
      mySessions(database),
      listAdmins(database),
    ])
    const { adminAccount } = texts
    const { errors: _, changed: __, ...password } = adminAccount.password
    const { title, off, begin, setUp, on, back, end } = texts.adminSecondFactor
    const props: AdminAccountProps = {
      bar,
      texts: {
        title: adminAccount.title,
        errorPrefix: adminAccount.errorPrefix,
        password,
        sessions: adminAccount.sessions,
        admins: adminAccount.admins,
        factorRemoval: texts.adminSecondFactor.remove,
      },
      lead: fill(adminAccount.lead, { email: account.email }),
      email: account.email,
      notice: null,
      passwordErrors: {},
      factor: {
        texts: { title, off, begin, setUp, on, back, end },
        isOn: account.factor !== null,
        setUp: null,
        error: null,
        ...shownFactor,
      },
      sessions: sessions.map((open) => ({
        id: open.session,
        text: sessionText(open, texts),
        isCurrent: open.is_current,
      })),
      admins: admins.map((admin) => shownAdmin(admin, account.id, texts)),
      invited: '',
      inviteError: null,
      ...shown,
    }
    return answerPage(c, adminAccountPage, { locale, params: {}, props, status }, data)
  }
}
