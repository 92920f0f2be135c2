import { z } from 'zod'
import type { AdminNewsletter } from '../../../content/schemas/admin/newsletter.ts'
import {
  countSubscribers,
  discardNewsletter,
  readNewsletters,
  recordTrial,
  saveNewsletter,
  startNewsletter,
  steerNewsletter,
  type WrittenTexts,
  writtenIn,
} from '../../../features/admin/newsletter/newsletter-store.server.ts'
import { letterEmail } from '../../../features/newsletter/letter.server.ts'
import { fill } from '../../../format/fill.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { allowFrames } from '../../../http/frame-options.ts'
import { json } from '../../../http/json.ts'
import { reportError } from '../../../http/log.ts'
import { readForm } from '../../../http/request-guards.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { askToSend } from '../../../jobs/newsletter-queue.ts'
import { locales } from '../../../locale.ts'
import { siteOrigin } from '../../../mail/site-origin.ts'
import adminNewsletterPage from '../../../pages/admin/newsletter/page.server.ts'
import { answerPage, seeOther } from '../../../rendering/answer-page.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { sharedBar } from '../shared-bar.ts'
import { claimsIn, isWritten, type NewsletterForm, readNewsletterForm, tooLong } from './newsletter-form.ts'
import { newsletterProps, type Shown } from './newsletter-props.ts'

/** The subscriber of a trial mail: nobody, so that its link ends no subscription. */
const nobody = '00000000-0000-4000-8000-000000000000'

/** Writing a newsletter, trying it, sending it to the subscribers, and what became of it. */
export function newsletterEndpoint({ data, mailer }: AdminServices) {
  return { show, receive, autosave }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    const { notices } = session.texts.adminNewsletter
    const name = noticeNames.get(c.req.query('stare') ?? '')
    const text = name === undefined ? null : fill(notices[name], { email: session.account.email })
    return answer(c, session, text === null ? {} : { notice: { text, wrong: false } }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale, texts } = session
    const { errors } = texts.adminNewsletter
    const sent = await readForm(c.req.raw, bodyLimits.newsletterDraft)
    if (sent === null) return plainError(400, locale)
    const form = readNewsletterForm(sent)
    const back = (state: string) => seeOther(`${href('admin/newsletter', locale)}?stare=${state}`)
    const action = sent.get('actiune')
    switch (action) {
      case 'pauza':
      case 'reia':
      case 'opreste': {
        const id = z.uuid().safeParse(sent.get('newsletter'))
        if (!id.success) return plainError(400, locale)
        const isDone = await steerNewsletter(database, id.data, steps[action])
        if (isDone && action === 'reia') await ask(c, session)
        return isDone ? back(action) : seeOther(href('admin/newsletter', locale))
      }
      case 'renunta':
        if (await discardNewsletter(database, form.seen)) return back('renuntat')
        return refuse(c, session, form, errors.stale, 409)
      case 'confirma':
        return start(c, session, form)
      case 'salveaza':
      case 'proba':
      case 'trimite': {
        const revision = await save(c, session, form)
        if (revision instanceof Response) return revision
        if (action === 'salveaza') return back('salvat')
        if (action === 'proba') return sendTrial(c, session, form, revision)
        const problem = notSendable(form, session)
        if (problem !== null) return refuse(c, session, { ...form, seen: revision }, problem, 422)
        return answer(c, session, { asked: form.languages }, 200)
      }
      default:
        return plainError(400, locale)
    }
  }

  /** What the page's script sends while somebody writes. */
  async function autosave(c: AdminContext, { database, texts }: AdminSession): Promise<Response> {
    const form = readNewsletterForm(
      (await readForm(c.req.raw, bodyLimits.newsletterDraft)) ?? new URLSearchParams(),
    )
    const { errors } = texts.adminNewsletter
    for (const locale of locales) {
      const problem = tooLong(form.written[locale])
      if (problem !== null) return json({ error: errors[problem] }, 422)
    }
    const revision = await saveNewsletter(database, form.seen, form.written)
    if (revision === null) return json({ error: errors.stale }, 409)
    const claims = locales.map((locale) => [locale, claimsIn(form.written[locale], locale)] as const)
    return json({ revision, claims: Object.fromEntries(claims) })
  }

  async function save(
    c: AdminContext,
    session: AdminSession,
    form: NewsletterForm,
  ): Promise<number | Response> {
    const { errors } = session.texts.adminNewsletter
    for (const locale of locales) {
      const problem = tooLong(form.written[locale])
      if (problem !== null) return refuse(c, session, form, errors[problem], 422)
    }
    const revision = await saveNewsletter(session.database, form.seen, form.written)
    return revision ?? refuse(c, session, form, errors.stale, 409)
  }

  async function sendTrial(
    c: AdminContext,
    session: AdminSession,
    form: NewsletterForm,
    revision: number,
  ): Promise<Response> {
    const { account, database, locale, texts } = session
    const { errors, languages, trial } = texts.adminNewsletter
    const written = locales.filter((each) => isWritten(form.written[each]))
    if (written.length === 0)
      return refuse(
        c,
        session,
        { ...form, seen: revision },
        fill(errors.empty, { language: languages[locale] }),
        422,
      )
    try {
      for (const each of written) {
        const { subject, body } = form.written[each]
        const letter = { locale: each, subject: `${trial} ${subject}`, body }
        const to = {
          id: crypto.randomUUID(),
          subscriber: nobody,
          email: account.email,
          origin: siteOrigin(c.req.url),
        }
        await mailer(c.env).send(await letterEmail(data.forms.signer, letter, to))
      }
    } catch (error) {
      reportError(error, { requestId: requestIdOf(c), during: 'newsletter-trial' })
      return refuse(c, session, { ...form, seen: revision }, errors.test, 503)
    }
    await recordTrial(database)
    return seeOther(`${href('admin/newsletter', locale)}?stare=proba`)
  }

  async function start(c: AdminContext, session: AdminSession, form: NewsletterForm): Promise<Response> {
    const { database, locale, texts } = session
    const { errors } = texts.adminNewsletter
    const outcome = await startNewsletter(database, form.seen, form.languages, form.anyway)
    const refused = (error: string, asked?: Shown['asked']) =>
      answer(c, session, { notice: { text: error, wrong: true }, ...(asked && { asked }) }, 409)
    switch (outcome) {
      case 'done':
        if (await ask(c, session)) return seeOther(`${href('admin/newsletter', locale)}?stare=pornit`)
        return answer(c, session, { notice: { text: errors.queue, wrong: false } }, 200)
      case 'recent':
        return refused(errors.recent, form.languages)
      case 'empty':
        return refused(errors.choose)
      case 'stale':
      case 'busy':
      case 'nobody':
        return refused(errors[outcome])
      default:
        return outcome satisfies never
    }
  }

  /** Whether the queue took it; what was started is found by the sweep otherwise. */
  async function ask(c: AdminContext, { account }: AdminSession): Promise<boolean> {
    try {
      await askToSend(c.env.NEWSLETTER, siteOrigin(c.req.url))
      return true
    } catch (error) {
      reportError(error, { requestId: requestIdOf(c), account: account.id, effect: 'the sweep will send it' })
      return false
    }
  }

  /** The page with what was typed. */
  function refuse(
    c: AdminContext,
    session: AdminSession,
    { written, languages, seen }: NewsletterForm,
    text: string,
    status: 409 | 422 | 503,
  ): Promise<Response> {
    return answer(c, session, { notice: { text, wrong: true }, written, chosen: languages, seen }, status)
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    shown: Shown & { written?: WrittenTexts },
    status: 200 | 409 | 422 | 503,
  ): Promise<Response> {
    const { database, locale } = session
    const [bar, letters, subscribers] = await Promise.all([
      sharedBar(session),
      readNewsletters(database),
      countSubscribers(database),
    ])
    const written = shown.written ?? writtenIn(letters.draft)
    const props = newsletterProps(session, { bar, ...letters, written, subscribers }, shown)
    const page = await answerPage(c, adminNewsletterPage, { locale, params: {}, props, status }, data)
    return allowFrames(page, 'holds')
  }
}

const steps = { pauza: 'pause', reia: 'resume', opreste: 'stop' } as const

function notSendable({ written, languages }: NewsletterForm, { texts }: AdminSession): string | null {
  const { errors, languages: names } = texts.adminNewsletter
  if (languages.length === 0) return errors.choose
  const missing = languages.find((locale) => !isWritten(written[locale]))
  return missing === undefined ? null : fill(errors.empty, { language: names[missing] })
}

const noticeNames = new Map<string, keyof AdminNewsletter['notices']>([
  ['salvat', 'saved'],
  ['proba', 'tested'],
  ['renuntat', 'discarded'],
  ['pornit', 'started'],
  ['pauza', 'paused'],
  ['reia', 'resumed'],
  ['opreste', 'stopped'],
])
