import type { Admin } from '../../content/schemas/form-schema.ts'
import { loadTexts } from '../../content/texts.ts'
import type { Locale } from '../../locale.ts'
import adminSignInPage from '../../pages/admin/sign-in/page.server.ts'
import { answerPage } from '../../rendering/answer-page.ts'
import type { Data } from '../../sources/data.ts'
import type { AdminContext } from './admin-context.ts'

type Shown = {
  status: 200 | 401 | 403 | 422 | 429 | 503
  problem: keyof Admin['errors'] | 'expired' | 'signedOut' | null
  /** Where the visitor wanted to go. */
  back: string
  /** What was typed; a password never comes back. */
  email: string
  /** A form that was sent without a session, to be sent again with one. */
  kept?: string
}

export type SignInPage = (c: AdminContext, locale: Locale, shown: Shown) => Promise<Response>

/** The page that asks who is there; also what answers when somebody may not see what they asked for. */
export function signInPage(data: Data): SignInPage {
  return async function signInPage(c, locale, { status, problem, back, email, kept = '' }) {
    const texts = (await loadTexts(locale, 'admin')).admin
    const notice =
      problem === 'expired' || problem === 'signedOut'
        ? { text: texts[problem], wrong: false }
        : problem === null
          ? null
          : { text: texts.errors[problem], wrong: true }
    const { title, lead, email: emailLabel, password, submit, signOut, errorPrefix, showPassword } = texts
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
      },
      notice,
      back,
      email,
      kept: kept === '' ? null : { value: kept, text: texts.kept },
      // Another attempt would end here again: leaving is what helps.
      canSignOut: problem === 'notAdmin',
    }
    return answerPage(c, adminSignInPage, { locale, params: {}, props, status }, data)
  }
}
