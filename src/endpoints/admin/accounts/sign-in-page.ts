import type { TextOf } from '../../../content/texts.ts'
import { loadTexts } from '../../../content/texts.ts'
import type { Locale } from '../../../locale.ts'
import adminSignInPage from '../../../pages/admin/sign-in/page.server.ts'
import { answerPage } from '../../../rendering/answer-page.ts'
import { href } from '../../../routes.ts'
import type { Data } from '../../../sources/data.ts'
import type { AdminContext } from '../admin-context.ts'
import { pageNotices, type StateOf, told, wrong } from '../notices.ts'

export type SignInProblem = keyof TextOf<'admin'>['errors'] | 'expired'

type Shown = {
  status: 200 | 401 | 403 | 422 | 429 | 503
  problem: SignInProblem | null
  /** Opened by itself and not instead of a page: it tells of the step that led to it. */
  tells?: boolean
  /** The page the visitor asked for. */
  back: string
  /** What was typed; a password never comes back. */
  email: string
  /** A form that was submitted without a session, to be submitted again with one. */
  kept?: string
  /** The password is right, and the code of the second factor is asked for. */
  asksForCode?: boolean
}

const signInNotices = pageNotices({
  'signed-out': ({ signedOut }: TextOf<'admin'>) => told(signedOut),
  password: ({ passwordSet }: TextOf<'admin'>) => told(passwordSet),
})

export function backToSignIn(locale: Locale, state: StateOf<typeof signInNotices>): Response {
  return signInNotices.back(href('admin/sign-in', locale), state)
}

export type SignInPage = (c: AdminContext, locale: Locale, shown: Shown) => Promise<Response>

/** The sign-in page; also the answer when somebody is not allowed to see a page. */
export function signInPage(data: Data): SignInPage {
  return async function signInPage(c, locale, shown) {
    const { status, problem, back, email, kept = '', asksForCode = false, tells = false } = shown
    const { admin } = await loadTexts(locale, 'admin')
    const notice =
      problem === null
        ? tells
          ? signInNotices.asked(c, admin)
          : null
        : problem === 'expired'
          ? told(admin.expired)
          : wrong(admin.errors[problem])
    const {
      meta: _,
      errors: __,
      passwordSet: ___,
      signedOut: ____,
      signedInAs: _____,
      expired: ______,
      sending: _______,
      kept: keptText,
      code,
      ...texts
    } = admin
    const props = {
      texts,
      notice,
      back,
      email,
      kept: kept === '' ? null : { value: kept, text: keptText },
      // Trying again would fail again: signing out helps.
      canSignOut: problem === 'notAdmin',
      code: asksForCode ? code : null,
    }
    return answerPage(c, adminSignInPage, { locale, params: {}, props, status }, data)
  }
}
