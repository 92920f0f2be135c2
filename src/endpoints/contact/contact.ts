import type { Context } from 'hono'
import { openingFrom } from '../../features/clinic/opening.ts'
import { type ContactRequest, checkContact, readValues } from '../../features/contact/check.server.ts'
import { type ContactTexts, loadContactTexts } from '../../features/contact/choices.server.ts'
import { buildEstimate, estimateAsText } from '../../features/contact/estimate.server.ts'
import { type ContactErrors, type FormId, tokenName } from '../../features/contact/fields.ts'
import { createLink, inventedToken, linkKey } from '../../features/contact/request-link.server.ts'
import { type ContactRow, referenceFrom, requestRow } from '../../features/contact/row.server.ts'
import { signReference } from '../../features/contact/signed-reference.server.ts'
import { readTimeToken } from '../../features/contact/spam/time-token.server.ts'
import { passesTurnstile, turnstileField } from '../../features/contact/spam/turnstile.server.ts'
import { inLanguage } from '../../features/contact/typed-draft.ts'
import { insightSink } from '../../features/insights/sink.server.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { bodyLimits } from '../../http/body-limits.ts'
import { plainError } from '../../http/error-page.ts'
import { log } from '../../http/log.ts'
import { isFromOurPages, networkKey, readForm } from '../../http/request-guards.ts'
import { requestIdOf } from '../../http/request-id.ts'
import { type JobServices, openJobContext } from '../../jobs/job-context.ts'
import { type Locale, languageSwitch } from '../../locale.ts'
import { seeOther } from '../../rendering/answer-page.ts'
import { href, routes } from '../../routes.ts'
import type { Data } from '../../sources/data.ts'
import { honeypotName } from '../../ui/forms/honeypot-name.ts'
import { acceptRequest, acceptSubscription } from './accept-request.ts'
import { respondWithCalendar } from './calendar.ts'
import { type FormProblem, type FormView, jsonResponse, showForm, wantsJson } from './show-form.ts'

type ContactContext = Context<AppEnv>

/** Handles the forms for the reception, and the calendar file of the thank-you page. */
export function contactEndpoint(services: JobServices, data: Data) {
  const forms = { signer: services.signer, data }
  return {
    receive,
    calendar: (c: ContactContext, locale: Locale) => respondWithCalendar(c, services.signer, locale, data),
  }

  async function receive(c: ContactContext, id: FormId, locale: Locale): Promise<Response> {
    if (!isFromOurPages(c.req.raw)) return plainError(403, locale)
    const form = await readForm(c.req.raw, bodyLimits.contact)
    if (form === null || !isForm(c)) return plainError(400, locale)
    const values = readValues(id, form)
    const now = new Date()
    if (form.has(languageSwitch))
      return showForm(forms, c, {
        id,
        locale,
        values: inLanguage(values, form.get(languageSwitch) ?? '', locale),
        errors: {},
        problem: null,
        status: 200,
        token: form.get(tokenName) ?? '',
      })
    const refuse = (status: 422 | 429 | 503, problem: FormProblem | null, errors: ContactErrors = {}) =>
      refusal(c, { id, locale, values, errors, problem, status, token: form.get(tokenName) ?? '' })

    // A site has a whole /48 of IPv6: its many /64 would be as many mails to the clinic.
    const { success } = await c.env.CONTACT_LIMIT.limit({ key: networkKey(c.req.raw) })
    if (!success) return refuse(429, 'rate')
    if (form.get(honeypotName)) return thank(c, locale, inventedRow(), inventedToken())

    const token = await readTimeToken(services.signer, form.get(tokenName) ?? '', now)
    const [hours, { members }] = await Promise.all([data.hours(), data.team()])
    const texts = await loadContactTexts(locale, members)
    const checked = checkContact(values, texts, openingFrom(hours, now), now)
    if (checked.status === 'refused') return refuse(422, tokenProblems[token.status], checked.errors)
    if (token.status !== 'good') return refuse(422, tokenProblems[token.status])
    const { turnstile } = services.settings
    const address = c.req.header('cf-connecting-ip') ?? null
    if (turnstile && !(await passesTurnstile(turnstile, form.get(turnstileField) ?? '', address)))
      return refuse(422, 'check')

    const { request } = checked
    const row = await requestRow(
      id,
      token.id,
      locale,
      request.columns,
      await estimateText(request, texts, now),
    )
    const jobContext = openJobContext(services, c.env)
    const accepted = await acceptRequest(c, jobContext, row)
    if (accepted === 'unavailable') return refuse(503, accepted)
    if (accepted === 'used' || accepted === 'refused') return refuse(422, accepted)
    if (accepted === 'safe') insightSink(c.env).write({ kind: 'request', route: routes[id].path, locale })
    if (request.marketing) await acceptSubscription(c, jobContext, request, row)
    return thank(c, locale, row, (await createLink(services.signer, row)).token)
  }

  async function estimateText(
    { selection }: ContactRequest,
    texts: ContactTexts,
    now: Date,
  ): Promise<string | null> {
    if (selection === '') return null
    const brought = buildEstimate([selection], await data.prices(), texts, now)
    return brought && estimateAsText(brought)
  }

  async function thank(
    c: ContactContext,
    locale: Locale,
    row: Pick<ContactRow, 'reference' | 'phone' | 'wishes'>,
    token: string,
  ) {
    const { reference, phone, wishes } = row
    const signed = await signReference(services.signer, {
      reference,
      answer: phone === null ? 'email' : 'phone',
      wishes,
    })
    const location = `${href('contactThanks', locale)}?ref=${signed}&${linkKey}=${token}`
    return wantsJson(c) ? jsonResponse({ status: 'sent', location }, 200) : seeOther(location)
  }

  async function refusal(
    c: ContactContext,
    refused: FormView & { status: 422 | 429 | 503 },
  ): Promise<Response> {
    const { errors, status } = refused
    log('info', 'contact-refused', {
      requestId: requestIdOf(c),
      status,
      problem: refused.problem,
      fields: Object.keys(errors),
    })
    return showForm(forms, c, refused)
  }
}

const tokenProblems = { good: null, early: 'tooFast', expired: 'expired', forged: 'check' } as const

function isForm(c: ContactContext): boolean {
  return c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
}

/** A robot is thanked like everybody else, and nothing it sent is stored. */
function inventedRow(): Pick<ContactRow, 'reference' | 'phone' | 'wishes'> {
  return { reference: referenceFrom(crypto.getRandomValues(new Uint8Array(8))), phone: null, wishes: [] }
}
