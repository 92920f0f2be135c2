import type { Context } from 'hono'
import { loadTexts } from '../../content/texts.ts'
import { RefusedRow } from '../../database/refused-row.ts'
import { openingFrom } from '../../features/clinic/opening.ts'
import { type ContactRequest, checkContact, readValues } from '../../features/contact/check.server.ts'
import { type ContactTexts, loadContactTexts } from '../../features/contact/choices.server.ts'
import { buildEstimate, estimateAsText } from '../../features/contact/estimate.server.ts'
import {
  type ContactAnswer,
  type ContactErrors,
  type ContactValues,
  type FormId,
  honeypotName,
  tokenName,
} from '../../features/contact/fields.ts'
import {
  type ContactRow,
  referenceFrom,
  requestRow,
  subscriptionMail,
} from '../../features/contact/row.server.ts'
import { signReference } from '../../features/contact/signed-reference.server.ts'
import { issueTimeToken, readTimeToken } from '../../features/contact/spam/time-token.server.ts'
import { passesTurnstile, turnstileField } from '../../features/contact/spam/turnstile.server.ts'
import { inLanguage } from '../../features/contact/typed-draft.ts'
import { insightSink } from '../../features/insights/sink.server.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { bodyLimits } from '../../http/body-limits.ts'
import { plainError } from '../../http/error-page.ts'
import { json } from '../../http/json.ts'
import { log, reportError } from '../../http/log.ts'
import { isFromOurPages, readForm, visitorKey } from '../../http/request-guards.ts'
import { requestIdOf } from '../../http/request-id.ts'
import { enqueue, runOrEnqueue } from '../../jobs/enqueue.ts'
import { type JobContext, type JobServices, openJobContext } from '../../jobs/job-context.ts'
import { notifyReception } from '../../jobs/notify-reception.ts'
import { runJob } from '../../jobs/run-job.ts'
import { storeRequest } from '../../jobs/store-request.ts'
import { type Locale, languageSwitch } from '../../locale.ts'
import { siteOrigin } from '../../mail/site-origin.ts'
import { loadPageServer } from '../../pages/load-page-server.server.ts'
import type { AnyPageServer } from '../../pages/page-server.ts'
import { answerPage, seeOther } from '../../rendering/answer-page.ts'
import { href, routes } from '../../routes.ts'
import type { Data } from '../../sources/data.ts'
import { calendarAnswer } from './calendar.ts'

type ContactContext = Context<AppEnv>
type Problem = keyof ContactTexts['contact']['errors']['form']

/** Handles the forms for the reception, and the calendar file of the thank-you page. */
export function contactEndpoint(services: JobServices, data: Data) {
  return {
    receive,
    calendar: (c: ContactContext, locale: Locale) => calendarAnswer(c, services.signer, locale, data),
  }

  async function receive(c: ContactContext, id: FormId, locale: Locale): Promise<Response> {
    if (!isFromOurPages(c.req.raw)) return plainError(403, locale)
    const form = await readForm(c.req.raw, bodyLimits.contact)
    if (form === null || !isForm(c)) return plainError(400, locale)
    const values = readValues(id, form)
    const now = new Date()
    if (form.has(languageSwitch))
      return showForm(c, {
        id,
        locale,
        values: inLanguage(values, form.get(languageSwitch) ?? '', locale),
        errors: {},
        problem: null,
        status: 200,
        token: form.get(tokenName) ?? '',
      })
    const refuse = (status: 422 | 429 | 503, problem: Problem | null, errors: ContactErrors = {}) =>
      refusal(c, { id, locale, values, errors, problem, status, token: form.get(tokenName) ?? '' })

    const { success } = await c.env.CONTACT_LIMIT.limit({
      key: visitorKey(c.req.raw),
    })
    if (!success) return refuse(429, 'rate')
    if (form.get(honeypotName)) return thank(c, locale, inventedRow())

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
    const row = await requestRow(id, token.id, locale, request.columns, await estimateText(request, locale))
    const jobContext = openJobContext(services, c.env)
    const accepted = await accept(c, jobContext, row)
    if (accepted === 'unavailable') return refuse(503, accepted)
    if (accepted !== 'safe') return refuse(422, accepted)
    insightSink(c.env).write({ kind: 'request', route: routes[id].path, locale })
    if (request.marketing) await subscribe(c, jobContext, request, row)
    return thank(c, locale, row)
  }

  /** `safe`: in the database or, during an outage, on the queue. */
  async function accept(
    c: ContactContext,
    jobContext: JobContext,
    row: ContactRow,
  ): Promise<'safe' | 'used' | 'unavailable' | 'refused'> {
    const { supabase, queue } = jobContext
    const origin = siteOrigin(c.req.url)
    if (supabase === null) return 'unavailable'
    const { reference } = row
    try {
      const stored = await storeRequest(supabase, row)
      const { outcome } = stored
      log('info', 'contact-request', { requestId: requestIdOf(c), outcome, reference })
      if (outcome === 'used') return outcome
      const { key } = stored
      // For a repeated request too: the first attempt may have failed before this step.
      c.executionCtx.waitUntil(
        runOrEnqueue(notifyReception(jobContext, key, origin), queue, { kind: 'notice', key, origin }),
      )
      return 'safe'
    } catch (error) {
      const refused = error instanceof RefusedRow ? { constraint: error.constraint } : null
      reportError(error, { requestId: requestIdOf(c), during: 'contact-request', reference, ...refused })
      if (refused !== null) return 'refused'
      return (await enqueue(queue, { kind: 'contact', row, origin })) ? 'safe' : 'unavailable'
    }
  }

  /** Queued before the visitor is thanked: the wish is stored nowhere else. */
  async function subscribe(
    c: ContactContext,
    jobContext: JobContext,
    { columns: { email } }: ContactRequest,
    row: ContactRow,
  ): Promise<void> {
    if (email === null) return
    const origin = siteOrigin(c.req.url)
    const mail = await subscriptionMail(row)
    const job = { kind: 'subscribe', email: email.toLowerCase(), locale: row.locale, mail, origin } as const
    if (await enqueue(jobContext.queue, job)) return
    c.executionCtx.waitUntil(runOrEnqueue(runJob(job, jobContext), jobContext.queue, job))
  }

  async function estimateText({ selection }: ContactRequest, locale: Locale): Promise<string | null> {
    const brought =
      selection === ''
        ? null
        : buildEstimate([selection], await data.prices(), await loadTexts(locale, 'instalments', 'prices'))
    return brought && estimateAsText(brought)
  }

  async function thank(
    c: ContactContext,
    locale: Locale,
    row: Pick<ContactRow, 'reference' | 'phone' | 'wishes'>,
  ) {
    const { reference, phone, wishes } = row
    const signed = await signReference(services.signer, {
      reference,
      answer: phone === null ? 'email' : 'phone',
      wishes,
    })
    const location = `${href('contactThanks', locale)}?ref=${signed}`
    return wantsJson(c) ? answerJson({ status: 'sent', location }, 200) : seeOther(location)
  }

  async function refusal(c: ContactContext, refused: Shown & { status: 422 | 429 | 503 }): Promise<Response> {
    const { errors, status } = refused
    log('info', 'contact-refused', {
      requestId: requestIdOf(c),
      status,
      problem: refused.problem,
      fields: Object.keys(errors),
    })
    return showForm(c, refused)
  }

  async function showForm(c: ContactContext, shown: Shown): Promise<Response> {
    const { id, locale, values, errors, status } = shown
    const now = new Date()
    // The page turns `{phone}` into a link.
    const problem =
      shown.problem === null ? null : (await loadTexts(locale, 'contact')).contact.errors.form[shown.problem]
    // A valid token is reused, because its time is running; a used or expired one is replaced.
    const { status: state } = await readTimeToken(services.signer, shown.token, now)
    const token =
      shown.problem !== 'used' && (state === 'good' || state === 'early')
        ? shown.token
        : await issueTimeToken(services.signer, now)
    if (wantsJson(c)) return answerJson({ status: 'refused', errors, problem, token }, status)
    const page = await loadPageServer(id)
    const context = { locale, params: { slug: '' }, query: new URLSearchParams(), now, data }
    const props = await page.withForm?.({ id, values, errors, problem, token }, context)
    if (props === undefined) throw new Error(`The page ${id} does not show a form`)
    const isRefused = problem !== null || Object.keys(errors).length > 0
    return answerPage(c, isRefused ? refusedPage(page) : page, { ...context, props, status }, data)
  }
}

/** Its title begins with the word for an error: a screen reader says it before anything else. */
function refusedPage(page: AnyPageServer): AnyPageServer {
  return {
    ...page,
    async meta(props, context) {
      const [meta, { contact }] = await Promise.all([
        page.meta(props, context),
        loadTexts(context.locale, 'contact'),
      ])
      return { ...meta, title: `${contact.errorPrefix} ${meta.title}` }
    },
  }
}

type Shown = {
  id: FormId
  locale: Locale
  values: ContactValues
  errors: ContactErrors
  problem: Problem | null
  status: 200 | 422 | 429 | 503
  token: string
}

const tokenProblems = { good: null, early: 'tooFast', expired: 'expired', forged: 'check' } as const

function isForm(c: ContactContext): boolean {
  return c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
}

function wantsJson(c: ContactContext): boolean {
  return c.req.header('accept')?.includes('application/json') ?? false
}

function answerJson(answer: ContactAnswer, status: 200 | 422 | 429 | 503): Response {
  return json(answer, status)
}

/** A robot is thanked like everybody else, and nothing it sent is stored. */
function inventedRow(): Pick<ContactRow, 'reference' | 'phone' | 'wishes'> {
  return { reference: referenceFrom(crypto.getRandomValues(new Uint8Array(8))), phone: null, wishes: [] }
}
