import { z } from 'zod'
import {
  endOtherSessions,
  endSession,
  listAdmins,
  mySessions,
  removeAdmin,
} from '../../../features/admin/account/account-store.server.ts'
import { fill } from '../../../format/fill.ts'
import { typedLine } from '../../../format/typed.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import type { RateLimiter } from '../../../http/rate-limiter.ts'
import { readBody } from '../../../http/request-guards.ts'
import adminAccountPage from '../../../pages/admin/account/page.server.ts'
import type { AdminAccountProps } from '../../../pages/admin/account/page.tsx'
import { answerPage } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { sharedBar } from '../shared-bar.ts'
import { accountNotices, backToAccount, type ShownAccount, sessionText, shownAdmin } from './account-props.ts'
import { invite } from './invite.ts'
import { receivePassword } from './new-password.ts'
import { secondFactorSteps } from './second-factor.ts'

/** One's own password, second factor and sessions, and who else is an admin. */
export function accountEndpoint({ data, supabase, mailer }: AdminServices, limiter: RateLimiter) {
  const { signer } = data.forms
  const factor = supabase === null ? null : secondFactorSteps({ supabase, signer, limiter, answer })
  return { show, receive }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    return answer(c, session, { notice: accountNotices.asked(c, session.texts) }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale, texts } = session
    // A password is taken letter by letter as it was typed, as the sign-in takes it.
    const form = new URLSearchParams((await readBody(c.req.raw, bodyLimits.adminForm)) ?? '')
    switch (form.get('intent')) {
      case 'password':
        return receivePassword({ supabase, signer, limiter, answer }, c, session, form)
      case 'session': {
        const id = z.uuid().safeParse(form.get('session'))
        if (!id.success && form.get('session') !== 'others') return plainError(400, locale)
        await (id.success ? endSession(database, id.data) : endOtherSessions(database))
        return backToAccount(locale, 'session-ended')
      }
      case 'invite':
        return invite(
          { supabase, mailer, answer },
          c,
          session,
          typedLine(form.get('email') ?? '').toLowerCase(),
        )
      case 'remove': {
        const id = z.uuid().safeParse(form.get('account'))
        if (!id.success) return plainError(400, locale)
        const outcome = await removeAdmin(database, id.data)
        if (outcome === 'done') return backToAccount(locale, 'removed')
        const notice = { text: texts.adminAccount.admins.notices[outcome], wrong: true }
        return answer(c, session, { notice }, 409)
      }
      case 'code-begin':
        return factor?.begin(c, session) ?? plainError(503, locale)
      case 'code-confirm':
        return factor?.confirm(c, session, form) ?? plainError(503, locale)
      case 'code-stop':
        return factor?.end(c, session, form) ?? plainError(503, locale)
      case 'code-remove':
        return factor?.remove(c, session, form) ?? plainError(503, locale)
      default:
        return plainError(400, locale)
    }
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    { factor: shownFactor, ...shown }: ShownAccount,
    status: PageStatus,
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
