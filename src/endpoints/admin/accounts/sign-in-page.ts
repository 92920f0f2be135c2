import type { Admin } from '../../../content/schemas/form-schema.ts'
import { loadTexts } from '../../../content/texts.ts'
import type { Locale } from '../../../locale.ts'
import adminSignInPage from '../../../pages/admin/sign-in/page.server.ts'
import { answerPage } from '../../../rendering/answer-page.ts'
import type { Data } from '../../../sources/data.ts'
import type { AdminContext } from '../admin-context.ts'

type Shown = {
  status: 200 | 401 | 403 | 422 | 429 | 503
  problem: keyof Admin['errors'] | 'expired' | 'signedOut' | 'passwordSet' | null
  /** The page the visitor asked for. */
  back: string
  /** What was typed; a password never comes back. */
  email: string
  /** A form that was submitted without a session, to be submitted again with one. */
  kept?: string
}

export type SignInPage = (c: AdminContext, locale: Locale, shown: Shown) => Promise<Response>

/** The sign-in page; also the answer when somebody is not allowed to see a page. */
export function signInPage(data: Data): SignInPage {
  return async function signInPage(c, locale, { status, problem, back, email, kept = '' }) {
    const texts = (await loadTexts(locale, 'admin')).admin
    const notice =
      problem === 'expired' || problem === 'signedOut' || problem === 'passwordSet'
        ? { text: texts[problem], wrong: false }
        : problem === null
          ? null
          : { text: texts.errors[problem], wrong: true }
    const {
      title,
      lead,
      email: emailLabel,
      password,
      submit,
      signOut,
      errorPrefix,
      showPassword,
      forgot,
    } = texts
    const props = {
      texts: {
        title,
        lead,
        email: emailLabel,
        password,
        submit,
        back: texts.back,
        signOut,
        errorPrefix,
        showPassword,
        forgot,
      },
      notice,
      back,
      email,
      kept: kept === '' ? null : { value: kept, text: texts.kept },
      // Trying again would fail again: signing out helps.
      canSignOut: problem === 'notAdmin',
    }
    return answerPage(c, adminSignInPage, { locale, params: {}, props, status }, data)
  }
}
