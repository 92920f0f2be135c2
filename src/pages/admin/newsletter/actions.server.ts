import { z } from 'zod'
import { failure, success } from '../../../features/admin/frame/flashes.ts'
import {
  discardNewsletter,
  recordTrial,
  type Step,
  saveNewsletter,
  startNewsletter,
  steerNewsletter,
} from '../../../features/admin/newsletter/newsletter-store.server.ts'
import { fill } from '../../../format/fill.ts'
import { reportError } from '../../../http/log.ts'
import { locales } from '../../../locale.ts'
import type { AdminRequest, OutcomeOf, SentForm } from '../../admin-page.ts'
import { done, refused } from '../../outcome.ts'
import { isWritten, type NewsletterForm, readNewsletterForm, tooLong } from './form.server.ts'
import type { NewsletterPage } from './props.ts'
import type { NewsletterWords } from './ro.ts'
import { mailTrial } from './trial.server.ts'

type Outcome = OutcomeOf<NewsletterPage>
type Request = AdminRequest<NewsletterWords>
type Action = (sent: SentForm, request: Request) => Promise<Outcome>

export const save = onceSaved(async () => done('saved'))

/** Mails the draft to the signed-in admin as a test. */
export const tryOut = onceSaved(async (form, request) => {
  const { database, locale, texts } = request
  const { errors, languages } = texts.words
  const written = locales.filter((each) => isWritten(form.written[each]))
  if (written.length === 0) return again(form, fill(errors.empty, { language: languages[locale] }))
  if (!(await mailTrial(form.written, written, request))) return again(form, errors.test, 503)
  await recordTrial(database)
  return done('trial')
})

/** Nothing is sent before an admin has confirmed the number of recipients. */
export const ask = onceSaved(async (form, { texts }) => {
  const { errors, languages: names } = texts.words
  if (form.languages.length === 0) return again(form, errors.choose)
  const missing = form.languages.find((locale) => !isWritten(form.written[locale]))
  if (missing !== undefined) return again(form, fill(errors.empty, { language: names[missing] }))
  return { outcome: 'shown', view: { confirming: form.languages } }
})

export async function start({ form: sent }: SentForm, request: Request): Promise<Outcome> {
  const { errors } = request.texts.words
  const { seen, languages, anyway } = readNewsletterForm(sent)
  const outcome = await startNewsletter(request.database, seen, languages, anyway)
  switch (outcome) {
    case 'done':
      if (await sendNow(request)) return done('started')
      return { outcome: 'shown', view: { notice: success(errors.queue) } }
    case 'recent':
      return refused({ notice: failure(errors.recent), confirming: languages }, 409)
    case 'empty':
      return refused({ notice: failure(errors.choose) }, 409)
    case 'stale':
    case 'busy':
    case 'nobody':
      return refused({ notice: failure(errors[outcome]) }, 409)
    default:
      return outcome satisfies never
  }
}

export async function discard({ form: sent }: SentForm, { database, texts }: Request): Promise<Outcome> {
  const form = readNewsletterForm(sent)
  if (await discardNewsletter(database, form.seen)) return done('discarded')
  return again(form, texts.words.errors.stale, 409)
}

/** What becomes of a newsletter that is being sent. */
export function steer(step: Step): Action {
  return async ({ form }, request) => {
    const id = z.uuid().safeParse(form.get('newsletter'))
    if (!id.success) return { outcome: 'invalid' }
    if (!(await steerNewsletter(request.database, id.data, step))) return done(null)
    if (step === 'resume') await sendNow(request)
    return done(step)
  }
}

/** Goes on with the form as it is saved, at its new revision; or says why it was not stored. */
function onceSaved(next: (form: NewsletterForm, request: Request) => Promise<Outcome>): Action {
  return async ({ form: sent }, request) => {
    const form = readNewsletterForm(sent)
    const { errors } = request.texts.words
    const problem = tooLong(form.written)
    if (problem !== null) return again(form, errors[problem])
    const revision = await saveNewsletter(request.database, form.seen, form.written)
    if (revision === null) return again(form, errors.stale, 409)
    return next({ ...form, seen: revision }, request)
  }
}

/** The page with what was typed. */
function again(
  { written, languages: chosen, seen: version }: NewsletterForm,
  text: string,
  status: 409 | 422 | 503 = 422,
): Outcome {
  return refused({ notice: failure(text), written, chosen, version }, status)
}

/** Whether the queue took it; what was started is found by the sweep otherwise. */
async function sendNow({ account, requestId, sendNewsletters }: Request): Promise<boolean> {
  try {
    await sendNewsletters()
    return true
  } catch (error) {
    reportError(error, { requestId, account: account.id, effect: 'the sweep will send it' })
    return false
  }
}
