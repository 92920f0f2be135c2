import { z } from 'zod'
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
import { fill } from '../../../format/fill.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { allowFrames } from '../../../http/frame-options.ts'
import { readForm } from '../../../http/request-guards.ts'
import { type Locale, locales } from '../../../locale.ts'
import adminNewsletterPage from '../../../pages/admin/newsletter/page.server.ts'
import { answerPage, seeOther } from '../../../rendering/answer-page.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { pageNotices, type StateOf, told } from '../notices.ts'
import { sharedBar } from '../shared-bar.ts'
import { isWritten, type NewsletterForm, readNewsletterForm, tooLong } from './newsletter-form.ts'
import { newsletterProps, type Shown } from './newsletter-props.ts'
import { mailTrial, queueNewsletter } from './sending.ts'

/** Writing a newsletter, trying it, sending it to the subscribers, and what became of it. */
export function newsletterEndpoint(services: AdminServices) {
  const { data } = services
  return { show, receive }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    return answer(c, session, { notice: notices.asked(c, session) }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale, texts } = session
    const { errors } = texts.adminNewsletter
    const sent = await readForm(c.req.raw, bodyLimits.newsletterDraft)
    if (sent === null) return plainError(400, locale)
    const form = readNewsletterForm(sent)
    const action = sent.get('actiune')
    switch (action) {
      case 'pauza':
      case 'reia':
      case 'opreste':
        return steer(c, session, action, sent.get('newsletter'))
      case 'renunta':
        if (await discardNewsletter(database, form.seen)) return back(locale, 'renuntat')
        return refuse(c, session, form, errors.stale, 409)
      case 'confirma':
        return start(c, session, form)
      case 'salveaza':
      case 'proba':
      case 'trimite': {
        const revision = await save(c, session, form)
        if (revision instanceof Response) return revision
        if (action === 'salveaza') return back(locale, 'salvat')
        if (action === 'proba') return sendTrial(c, session, form, revision)
        const problem = notSendable(form, session)
        if (problem !== null) return refuse(c, session, { ...form, seen: revision }, problem, 422)
        return answer(c, session, { asked: form.languages }, 200)
      }
      default:
        return plainError(400, locale)
    }
  }

  /** The revision that the draft has now, or why it was not stored. */
  async function save(
    c: AdminContext,
    session: AdminSession,
    form: NewsletterForm,
  ): Promise<number | Response> {
    const { errors } = session.texts.adminNewsletter
    const problem = tooLong(form.written)
    if (problem !== null) return refuse(c, session, form, errors[problem], 422)
    const revision = await saveNewsletter(session.database, form.seen, form.written)
    return revision ?? refuse(c, session, form, errors.stale, 409)
  }

  async function sendTrial(
    c: AdminContext,
    session: AdminSession,
    form: NewsletterForm,
    revision: number,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const { errors, languages } = texts.adminNewsletter
    const refuseSaved = (text: string, status: 422 | 503) =>
      refuse(c, session, { ...form, seen: revision }, text, status)
    const written = locales.filter((each) => isWritten(form.written[each]))
    if (written.length === 0) return refuseSaved(fill(errors.empty, { language: languages[locale] }), 422)
    if (!(await mailTrial(c, session, form, written, services))) return refuseSaved(errors.test, 503)
    await recordTrial(database)
    return back(locale, 'proba')
  }

  async function start(c: AdminContext, session: AdminSession, form: NewsletterForm): Promise<Response> {
    const { database, locale, texts } = session
    const { errors } = texts.adminNewsletter
    const outcome = await startNewsletter(database, form.seen, form.languages, form.anyway)
    const refused = (error: string, asked?: Shown['asked']) =>
      answer(c, session, { notice: { text: error, wrong: true }, ...(asked && { asked }) }, 409)
    switch (outcome) {
      case 'done':
        if (await queueNewsletter(c, session)) return back(locale, 'pornit')
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

/** What becomes of a newsletter that is being sent. */
async function steer(
  c: AdminContext,
  session: AdminSession,
  action: keyof typeof steps,
  newsletter: string | null,
): Promise<Response> {
  const { database, locale } = session
  const id = z.uuid().safeParse(newsletter)
  if (!id.success) return plainError(400, locale)
  if (!(await steerNewsletter(database, id.data, steps[action])))
    return seeOther(href('admin/newsletter', locale))
  if (action === 'reia') await queueNewsletter(c, session)
  return back(locale, action)
}

const steps = { pauza: 'pause', reia: 'resume', opreste: 'stop' } as const

function notSendable({ written, languages }: NewsletterForm, { texts }: AdminSession): string | null {
  const { errors, languages: names } = texts.adminNewsletter
  if (languages.length === 0) return errors.choose
  const missing = languages.find((locale) => !isWritten(written[locale]))
  return missing === undefined ? null : fill(errors.empty, { language: names[missing] })
}

const notices = pageNotices({
  salvat: say('saved'),
  proba: say('tested'),
  renuntat: say('discarded'),
  pornit: say('started'),
  pauza: say('paused'),
  reia: say('resumed'),
  opreste: say('stopped'),
})

function say(name: keyof AdminSession['texts']['adminNewsletter']['notices']) {
  return ({ texts, account }: AdminSession) =>
    told(fill(texts.adminNewsletter.notices[name], { email: account.email }))
}

function back(locale: Locale, state: StateOf<typeof notices>): Response {
  return notices.back(href('admin/newsletter', locale), state)
}
