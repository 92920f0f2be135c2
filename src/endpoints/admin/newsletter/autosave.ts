import { saveNewsletter } from '../../../features/admin/newsletter/newsletter-store.server.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { json } from '../../../http/json.ts'
import { readForm } from '../../../http/request-guards.ts'
import { locales } from '../../../locale.ts'
import type { DraftResult } from '../../../pages/admin/newsletter/draft-answer.ts'
import { claimsIn, readNewsletterForm, tooLong } from '../../../pages/admin/newsletter/form.server.ts'
import { newsletterWords } from '../../../pages/admin/newsletter/words.server.ts'
import type { AdminContext, AdminSession } from '../admin-context.ts'

/** What the page's script sends while somebody writes a newsletter. */
export async function autosaveNewsletter(
  c: AdminContext,
  { database, locale }: AdminSession,
): Promise<Response> {
  const sent = await readForm(c.req.raw, bodyLimits.newsletterDraft)
  const form = readNewsletterForm(sent ?? new URLSearchParams())
  const { errors } = await newsletterWords(locale)
  const problem = tooLong(form.written)
  if (problem !== null) return respond({ error: errors[problem] }, 422)
  const revision = await saveNewsletter(database, form.seen, form.written)
  if (revision === null) return respond({ error: errors.stale }, 409)
  const claims = locales.map((each) => [each, claimsIn(form.written[each], each)] as const)
  return respond({ revision, claims: Object.fromEntries(claims) }, 200)
}

function respond(result: DraftResult, status: 200 | 409 | 422): Response {
  return json(result, status)
}
