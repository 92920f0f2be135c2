import { implantOffer } from '../../content/offer.ts'
import { readVersionNumber } from '../../features/admin/drafts/category-form.server.ts'
import { noticeOf } from '../../features/admin/frame/frame-props.server.ts'
import type { AdminTexts } from '../../features/admin/frame/texts.server.ts'
import { adminOfferSubject } from '../../features/admin/subjects/admin-offers.server.ts'
import { ownStepNames } from '../../features/admin/subjects/own-steps.server.ts'
import { type PendingOffers, readPendingOffers } from '../../features/admin/subjects/pending-offers.server.ts'
import { type OfferContent, offerContent } from '../../features/offer/offer-subject.server.ts'
import { saveDraft } from '../../features/publishing/draft-store.server.ts'
import { formatDate, formatTime } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { hundredthsAsInput, parseLei } from '../../format/number-input.ts'
import { bodyLimits } from '../../http/body-limits.ts'
import { plainError } from '../../http/error-page.ts'
import { readBody } from '../../http/request-guards.ts'
import type { Locale } from '../../locale.ts'
import adminOffersPage from '../../pages/admin/offers/page.server.ts'
import type { AdminOffersProps, OfferValues } from '../../pages/admin/offers/page.tsx'
import { answerPage, seeOther } from '../../rendering/answer-page.ts'
import type { PageStatus } from '../../rendering/load-payload.ts'
import { href } from '../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from './admin-context.ts'
import { discardStep, publishStep, type Refused, undoStep } from './publish-step.ts'
import { sharedBar } from './shared-bar.ts'

type Shown = Partial<Refused> & { offer?: OfferValues; errors?: AdminOffersProps['errors'] }

/** The offer that has a page of its own: its draft, publishing it, and going back in it. */
export function offersEndpoint(services: AdminServices) {
  const { data } = services
  return { show, receive }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    return answer(c, session, { notice: noticeOf(c.req.query('stare'), session.texts) }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { locale } = session
    const body = await readBody(c.req.raw, bodyLimits.adminForm)
    const form = new URLSearchParams(body ?? '')
    const version = readVersionNumber(form)
    if (version === null) return plainError(400, locale)
    switch (form.get('actiune')) {
      case 'salveaza':
        return save(c, session, version, form)
      case 'publica': {
        const note = (form.get('nota') ?? '').trim()
        const asked = { version, note, confirmed: form.get('verificat') === 'da' }
        const done = await publishStep(c, session, adminOfferSubject, asked, services)
        if (done.status === 'refused') return answer(c, session, done.shown, done.code)
        return back(locale, done.status === 'done' ? 'publicata' : 'nimic')
      }
      case 'anuleaza':
        return back(locale, await undoStep(session, adminOfferSubject, version, 'undo'))
      case 'refa':
        return back(locale, await undoStep(session, adminOfferSubject, version, 'redo'))
      case 'renunta':
        return back(locale, await discardStep(session, adminOfferSubject, version))
      default:
        return plainError(400, locale)
    }
  }

  async function save(
    c: AdminContext,
    session: AdminSession,
    version: number,
    form: URLSearchParams,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const { draft, prices } = await readPendingOffers(database)
    const offer = valuesIn(form)
    const isGone = form.get('fara') === 'da'
    const others = draft.content.offers.filter(({ id }) => id !== implantOffer.id)
    const written = {
      id: implantOffer.id,
      item: prices.items.some(({ id }) => id === offer.item) ? offer.item : '',
      reduction: parseLei(offer.reduction),
      from: offer.from,
      to: offer.to,
    }
    const checked = offerContent.safeParse({ offers: isGone ? others : [...others, written] })
    if (!checked.success) {
      const { errors: words } = texts.adminOffers
      const errors: AdminOffersProps['errors'] = {}
      for (const { path } of checked.error.issues) {
        const name = fieldNames.find((each) => each === path.at(-1))
        if (name !== undefined) errors[name] ??= words[name]
      }
      return answer(c, session, { offer, errors }, 422)
    }
    if (draft.version !== version) return answer(c, session, { offer, notice: noticeOf('vechi', texts) }, 409)
    const saved = await saveDraft(database, adminOfferSubject.subject, version, checked.data, {
      step: 'edit',
    })
    return back(locale, saved === null ? 'vechi' : 'salvat')
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    shown: Shown,
    status: PageStatus,
  ): Promise<Response> {
    const { account, database, locale, texts } = session
    const pending = await readPendingOffers(database)
    const [steps, bar] = await Promise.all([
      ownStepNames(database, adminOfferSubject, pending.draft, account, texts),
      sharedBar(session),
    ])
    const { diff, publish, errorPrefix } = texts.adminPrices
    const props: AdminOffersProps = {
      bar,
      texts: { ...texts.adminOffers, submit: texts.adminOffers.publish, diff, publish, errorPrefix },
      notice: null,
      state: stateOf(pending, texts),
      version: pending.draft.version,
      ...steps,
      offer: valuesOf(pending.draft.content),
      rows: pending.prices.items
        .filter(({ hidden }) => !hidden)
        .map(({ id, title }) => ({ value: id, text: title[locale] })),
      errors: {},
      diff: adminOfferSubject.changes(pending.published, pending.content, pending, texts),
      note: '',
      noteError: null,
      confirmError: null,
      warnings: adminOfferSubject.warnings(pending, texts),
      ...shown,
    }
    return answerPage(c, adminOffersPage, { locale, params: {}, props, status }, data)
  }
}

const fieldNames = ['item', 'reduction', 'from', 'to'] as const

function valuesIn(form: URLSearchParams): OfferValues {
  const value = (name: string) => (form.get(name) ?? '').trim()
  return { item: value('item'), reduction: value('reduction'), from: value('from'), to: value('to') }
}

function valuesOf({ offers }: OfferContent): OfferValues | null {
  const offer = offers.find(({ id }) => id === implantOffer.id)
  return offer === undefined ? null : { ...offer, reduction: hundredthsAsInput(offer.reduction) }
}

function stateOf({ draft }: PendingOffers, { locale, adminOffers, adminPrices }: AdminTexts): string {
  const { version, saved } = draft
  if (saved === null) return adminOffers.noDraft
  const at = new Date(saved.at)
  return fill(adminPrices.draft, {
    version,
    email: saved.by,
    date: formatDate(at, locale),
    time: formatTime(at),
  })
}

function back(locale: Locale, state: string): Response {
  return seeOther(`${href('admin/offers', locale)}?stare=${state}`)
}
