import type { Context } from 'hono'
import { z } from 'zod'
import { RefusedRow } from '../database/refused-row.ts'
import type { NewsletterAnswerProps } from '../features/newsletter/answer-props.ts'
import { networkDigest } from '../features/newsletter/network-digest.server.ts'
import {
  addressState,
  type afterwards,
  left,
  plainState,
  tokenState,
} from '../features/newsletter/states.server.ts'
import { isConfirmToken, readUnsubscribeToken } from '../features/newsletter/tokens.server.ts'
import { typedLine } from '../format/typed.ts'
import type { AppEnv } from '../http/app-env.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { plainError } from '../http/error-page.ts'
import { log, reportError } from '../http/log.ts'
import { isFromSecretPages, networkKey, readBody } from '../http/request-guards.ts'
import { requestIdOf } from '../http/request-id.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { enqueue, runOrEnqueue } from '../jobs/enqueue.ts'
import { type JobServices, openJobContext } from '../jobs/job-context.ts'
import {
  confirmSubscription,
  endSubscription,
  requestSubscription,
  sendNewsletterMail,
} from '../jobs/newsletter-subscription.ts'
import { defaultLocale, isLocale, type Locale } from '../locale.ts'
import { siteOrigin } from '../mail/site-origin.ts'
import newsletterPage from '../pages/newsletter/page.server.ts'
import confirmPage from '../pages/newsletterConfirm/page.server.ts'
import unsubscribePage from '../pages/newsletterUnsubscribe/page.server.ts'
import { respondWithPage, seeOther } from '../rendering/answer-page.ts'
import { href } from '../routes.ts'
import type { Data } from '../sources/data.ts'
import { honeypotName } from '../ui/forms/honeypot-name.ts'

type NewsletterContext = Context<AppEnv>

const address = z
  .string()
  .transform(typedLine)
  .pipe(z.email().max(254))
  .transform((email) => email.toLowerCase())

/** Subscribing from any page; confirming and unsubscribing by the links of the mails. */
export function newsletterEndpoint(services: JobServices, data: Data) {
  const { supabase, signer } = services
  return { subscribe, newsletterConfirm: confirm, newsletterUnsubscribe: unsubscribe }

  async function subscribe(c: NewsletterContext): Promise<Response> {
    const form = await readForm(c)
    const requested = form?.get('locale')
    const locale: Locale = isLocale(requested) ? requested : defaultLocale
    if (!isFromSecretPages(c.req.raw)) return plainError(403, locale)
    if (form === null) return plainError(400, locale)
    const { success } = await c.env.NEWSLETTER_LIMIT.limit({
      key: networkKey(c.req.raw),
    })
    if (!success) return page(c, locale, await plainState('rate', locale), 429)
    // A robot is answered like everybody else, and nothing it sent is stored.
    if (form.get(honeypotName)) return done(locale, 'trimis')
    const typed = form.get('email')?.slice(0, 300) ?? ''
    const email = address.safeParse(typed)
    if (!email.success) return page(c, locale, await addressState('invalid', locale, typed), 422)

    const jobContext = openJobContext(services, c.env)
    const mail = crypto.randomUUID()
    const subscription = {
      kind: 'subscribe',
      email: email.data,
      locale,
      mail,
      network: await networkDigest(signer, c.req.raw),
      origin: siteOrigin(c.req.url),
    } as const
    if (supabase === null) return page(c, locale, await addressState('unavailable', locale, typed), 503)
    try {
      if (await requestSubscription(supabase, subscription)) sendAfterwards(c, mail)
      log('info', 'newsletter-request', { requestId: requestIdOf(c) })
    } catch (error) {
      reportError(error, { requestId: requestIdOf(c), during: 'newsletter-request' })
      if (error instanceof RefusedRow)
        return page(c, locale, await addressState('invalid', locale, typed), 422)
      if (!(await enqueue(jobContext, subscription)))
        return page(c, locale, await addressState('unavailable', locale, typed), 503)
    }
    return done(locale, 'trimis')
  }

  async function confirm(c: NewsletterContext, locale: Locale): Promise<Response> {
    if (!isFromSecretPages(c.req.raw)) return plainError(403, locale)
    const token = (await readForm(c))?.get('token') ?? ''
    if (!isConfirmToken(token)) return page(c, locale, await addressState('expired', locale), 410)
    const again = async () => {
      const props = await tokenState('unavailable', locale, token, 'newsletterConfirm')
      return respondWithPage(c, confirmPage, { locale, params: {}, props, status: 503 }, data)
    }
    if (supabase === null) return again()
    const confirmed = await confirmSubscription(supabase, token).catch((error: unknown) => {
      reportError(error, { requestId: requestIdOf(c), during: 'newsletter-confirm' })
      return 'failed' as const
    })
    if (confirmed === 'failed') return again()
    if (confirmed === null) return page(c, locale, await addressState('expired', locale), 410)
    if (confirmed.mail !== null) sendAfterwards(c, confirmed.mail)
    return done(locale, 'confirmat')
  }

  /**
   * The token authorises by itself: mail programs post here (RFC 8058) from no page of this site, with the token in
   * the address. It is signed, so it is accepted during an outage too.
   */
  async function unsubscribe(c: NewsletterContext, locale: Locale): Promise<Response> {
    const form = await readForm(c)
    const token = form?.get('token') ?? c.req.query('token') ?? ''
    const subscriber = await readUnsubscribeToken(signer, token)
    const respond = (props: NewsletterAnswerProps, status: 410 | 503) =>
      respondWithPage(c, unsubscribePage, { locale, params: {}, props, status }, data)
    if (subscriber === null) return respond(await plainState('notOurs', locale), 410)
    const jobContext = openJobContext(services, c.env)
    const retry = async () =>
      respond(await tokenState('unavailable', locale, token, 'newsletterUnsubscribe'), 503)
    if (supabase === null) return retry()
    const job = { kind: 'unsubscribe', subscriber, wishedAt: new Date().toISOString() } as const
    try {
      await endSubscription(supabase, job)
    } catch (error) {
      reportError(error, { requestId: requestIdOf(c), during: 'newsletter-unsubscribe' })
      if (!(await enqueue(jobContext, job))) return retry()
    }
    const isOneClick = form?.get('List-Unsubscribe') === 'One-Click'
    return isOneClick
      ? new Response(null, { status: 200, headers: securityHeaders })
      : seeOther(`${href('newsletterUnsubscribe', locale)}?stare=${left}`)
  }

  function sendAfterwards(c: NewsletterContext, mail: string): void {
    const jobContext = openJobContext(services, c.env)
    const origin = siteOrigin(c.req.url)
    const job = { kind: 'newsletter-mail', mail, origin } as const
    c.executionCtx.waitUntil(runOrEnqueue(sendNewsletterMail(jobContext, mail, origin), jobContext, job))
  }

  function page(
    c: NewsletterContext,
    locale: Locale,
    props: NewsletterAnswerProps,
    status: 410 | 422 | 429 | 503,
  ): Promise<Response> {
    return respondWithPage(c, newsletterPage, { locale, params: {}, props, status }, data)
  }
}

function done(locale: Locale, state: keyof typeof afterwards): Response {
  return seeOther(`${href('newsletter', locale)}?stare=${state}`)
}

/** Null for what is no form of this site. Mail programs may send their one click as a multipart form. */
async function readForm(c: NewsletterContext): Promise<URLSearchParams | null> {
  const body = await readBody(c.req.raw, bodyLimits.newsletter)
  if (body === null) return null
  const type = c.req.header('content-type') ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams(body)
  const isOneClick =
    type.startsWith('multipart/form-data') && /name="List-Unsubscribe"\s+One-Click/.test(body)
  return isOneClick ? new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) : null
}
