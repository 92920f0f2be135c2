import {
  readNewsletters,
  saveNewsletter,
  writtenIn,
} from '../../../features/admin/newsletter/newsletter-store.server.ts'
import { renderedLetter } from '../../../features/newsletter/letter.server.ts'
import { isLocale, locales } from '../../../locale.ts'
import { href } from '../../../routes.ts'
import type { AdminRequest, OutcomeOf, SentCall } from '../../admin-page.ts'
import type { DraftResult } from './draft-answer.ts'
import { claimsIn, readNewsletterForm, tooLong } from './form.server.ts'
import type { NewsletterPage } from './props.ts'

type Request = AdminRequest<NewsletterPage['words']>
type Outcome = OutcomeOf<NewsletterPage>

/** What the page's script sends while somebody writes a newsletter. */
export async function autosave({ form: sent }: SentCall, { database, texts }: Request): Promise<Outcome> {
  const form = readNewsletterForm(sent ?? new URLSearchParams())
  const { errors } = texts.words
  const problem = tooLong(form.written)
  if (problem !== null) return respond({ error: errors[problem] }, 422)
  const revision = await saveNewsletter(database, form.seen, form.written)
  if (revision === null) return respond({ error: errors.stale }, 409)
  const claims = locales.map((each) => [each, claimsIn(form.written[each], each)] as const)
  return respond({ revision, claims: Object.fromEntries(claims) }, 200)
}

function respond(json: DraftResult, status: 200 | 409 | 422): Outcome {
  return { outcome: 'json', json, status }
}

/** The saved draft as the mail that it will be, for a frame of the page that edits it. */
export async function preview(
  _: SentCall,
  { database, locale, origin, query, texts }: Request,
): Promise<Outcome> {
  const requested = query.get('locale')
  const language = isLocale(requested) ? requested : locale
  const { draft } = await readNewsletters(database)
  const written = writtenIn(draft)[language]
  const { missing } = texts.words.write
  const lacks = (['subject', 'body'] as const).filter((name) => written[name].trim() === '')
  const body = [...lacks.map((name) => `*${missing[name]}*`), written.body].join('\n\n')
  const letter = { locale: language, subject: written.subject, body }
  const { html } = await renderedLetter(letter, origin, origin + href('newsletterUnsubscribe', language))
  return { outcome: 'mail', html }
}
