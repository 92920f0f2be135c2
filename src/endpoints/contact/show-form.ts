import type { Context } from 'hono'
import type { ContactTexts } from '../../features/contact/choices.server.ts'
import type { ContactErrors, ContactResult, ContactValues, FormId } from '../../features/contact/fields.ts'
import { readTimeToken, renewTimeToken } from '../../features/contact/spam/time-token.server.ts'
import { contactWords } from '../../features/contact/words.server.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { json } from '../../http/json.ts'
import type { Signer } from '../../http/signer.ts'
import type { Locale } from '../../locale.ts'
import { loadPageServer } from '../../pages/load-page-server.server.ts'
import type { AnyPageServer } from '../../pages/page-server.ts'
import { respondWithPage } from '../../rendering/answer-page.ts'
import type { Data } from '../../sources/data.ts'

/** The message above the form. */
export type FormProblem = keyof ContactTexts['contact']['errors']['form']

export type FormView = {
  id: FormId
  locale: Locale
  values: ContactValues
  errors: ContactErrors
  problem: FormProblem | null
  status: 200 | 422 | 429 | 503
  token: string
}

/** Answers with the form as it was filled in: the page again, or for scripts what changes on it. */
export async function showForm(
  { signer, data }: { signer: Signer; data: Data },
  c: Context<AppEnv>,
  form: FormView,
): Promise<Response> {
  const { id, locale, values, errors, status } = form
  const now = new Date()
  // The page turns `{phone}` into a link.
  const problem = form.problem === null ? null : (await contactWords(locale)).errors.form[form.problem]
  // A valid token is reused, because its time is running; a used or expired one is replaced.
  const { status: state } = await readTimeToken(signer, form.token, now)
  const token =
    form.problem !== 'used' && (state === 'good' || state === 'early')
      ? form.token
      : await renewTimeToken(signer, now)
  if (wantsJson(c)) return jsonResponse({ status: 'refused', errors, problem, token }, status)
  const page = await loadPageServer(id)
  const context = { locale, params: { slug: '' }, query: new URLSearchParams(), now, data }
  const props = await page.withForm?.({ id, values, errors, problem, token }, context)
  if (props === undefined) throw new Error(`The page ${id} does not show a form`)
  const isRefused = problem !== null || Object.keys(errors).length > 0
  return respondWithPage(c, isRefused ? refusedPage(page) : page, { ...context, props, status }, data)
}

/** Its title begins with the word for an error: a screen reader says it before anything else. */
function refusedPage(page: AnyPageServer): AnyPageServer {
  return {
    ...page,
    async meta(props, context) {
      const [meta, contact] = await Promise.all([page.meta(props, context), contactWords(context.locale)])
      return { ...meta, title: `${contact.errorPrefix} ${meta.title}` }
    },
  }
}

/** Whether a script sent the form. */
export function wantsJson(c: Context<AppEnv>): boolean {
  return c.req.header('accept')?.includes('application/json') ?? false
}

export function jsonResponse(answer: ContactResult, status: 200 | 422 | 429 | 503): Response {
  return json(answer, status)
}
