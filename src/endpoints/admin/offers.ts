import { implantOffer, offerRows } from '../../content/offer.ts'
import { readDraftForm } from '../../features/admin/drafts/draft-form.server.ts'
import { adminOfferSubject, offerConflict } from '../../features/admin/subjects/admin-offers.server.ts'
import { draftProps } from '../../features/admin/subjects/draft-props.server.ts'
import type { KnownOfOffers } from '../../features/admin/subjects/pending-offers.server.ts'
import { type OfferContent, offerContent } from '../../features/offer/offer-subject.server.ts'
import { readPending } from '../../features/publishing/pending.server.ts'
import { saveMerged } from '../../features/publishing/save-merged.server.ts'
import { hundredthsAsInput, parseLei } from '../../format/number-input.ts'
import { typedLine } from '../../format/typed.ts'
import { bodyLimits } from '../../http/body-limits.ts'
import { plainError } from '../../http/error-page.ts'
import type { Locale } from '../../locale.ts'
import adminOffersPage from '../../pages/admin/offers/page.server.ts'
import type { AdminOffersProps, OfferValues } from '../../pages/admin/offers/page.tsx'
import { subjectTexts } from '../../pages/load-words.server.ts'
import { answerPage } from '../../rendering/answer-page.ts'
import type { PageStatus } from '../../rendering/load-payload.ts'
import { href } from '../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from './admin-context.ts'
import { draftNotices, type StateOf, staleNotice, told } from './notices.ts'
import { type DraftPage, draftAction } from './publishing/draft-action.ts'
import type { Refused } from './publishing/publish-result.ts'
import { sharedBar } from './shared-bar.ts'

const notices = draftNotices({ publicat: ({ adminOffers }) => told(adminOffers.published) })

type Shown = Partial<Refused> & Partial<Pick<AdminOffersProps, 'offer' | 'errors' | 'conflict' | 'version'>>

/** The offer that has a page of its own: its draft, publishing it, and going back in it. */
export function offersEndpoint(services: AdminServices) {
  const { data } = services
  return { show, receive }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    return answer(c, session, { notice: notices.asked(c, session.texts) }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { locale } = session
    const sent = await readDraftForm(c.req.raw, bodyLimits.adminForm)
    if (sent === null) return plainError(400, locale)
    const { form, version } = sent
    switch (form.get('actiune')) {
      case 'salveaza':
        return save(c, session, version, form)
      default: {
        const page: DraftPage = {
          adminSubject: adminOfferSubject,
          answer: (shown, code) => answer(c, session, shown, code),
          back: (state) => back(locale, state),
        }
        return draftAction(c, session, sent, page, services)
      }
    }
  }

  async function save(
    c: AdminContext,
    session: AdminSession,
    version: number,
    form: URLSearchParams,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const pending = await readPending(adminOfferSubject, database)
    const { draft, prices } = pending
    const offer = valuesIn(form)
    const isGone = form.get('fara') === 'da'
    const others = draft.content.offers.filter(({ id }) => id !== implantOffer.id)
    const written = {
      id: implantOffer.id,
      item: rowsFor(prices).some(({ id }) => id === offer.item) ? offer.item : '',
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
      return answer(c, session, { offer, errors, version }, 422)
    }
    const { subject } = adminOfferSubject
    const saved = await saveMerged(database, subject, version, (before) => ({
      offers: [
        ...before.offers.filter(({ id }) => id !== implantOffer.id),
        ...checked.data.offers.filter(({ id }) => id === implantOffer.id),
      ],
    }))
    switch (saved.status) {
      case 'saved':
        return back(locale, saved.merged ? 'imbinat' : 'salvat')
      case 'stale':
        return answer(c, session, { offer, version, notice: staleNotice(texts) }, 409)
      case 'conflict': {
        // Saved again, it deliberately overwrites what the others changed.
        const own = (content: OfferContent) => content.offers.find(({ id }) => id === implantOffer.id) ?? null
        const differing = saved.conflicts.flatMap(({ fields }) => fields)
        const mine = isGone ? null : own(checked.data)
        const seen = { ...pending, draft: saved.draft }
        const conflict = offerConflict(mine, own(saved.draft.content), differing, seen, texts)
        const newest = saved.draft.version
        return answer(c, session, { offer: isGone ? null : offer, conflict, version: newest }, 409)
      }
      default:
        return saved satisfies never
    }
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    shown: Shown,
    status: PageStatus,
  ): Promise<Response> {
    const { database, locale, texts } = session
    const pending = await readPending(adminOfferSubject, database)
    const [draft, bar] = await Promise.all([
      draftProps(session, adminOfferSubject, pending, await subjectTexts(adminOfferSubject, texts)),
      sharedBar(session),
    ])
    const { errorPrefix, conflict: conflicts } = texts.adminDrafts
    const props: AdminOffersProps = {
      bar,
      texts: { ...texts.adminOffers, errorPrefix, conflicts },
      notice: null,
      ...draft,
      offer: valuesOf(pending.draft.content),
      rows: rowsFor(pending.prices).map(({ id, title }) => ({ value: id, text: title[locale] })),
      errors: {},
      conflict: null,
      ...shown,
    }
    return answerPage(c, adminOffersPage, { locale, params: {}, props, status }, data)
  }
}

/** What can be reduced without making a sentence of the offer's page untrue. */
function rowsFor({ items }: KnownOfOffers['prices']) {
  return items.filter(({ id, hidden }) => !hidden && offerRows.includes(id))
}

const fieldNames = ['item', 'reduction', 'from', 'to'] as const

function valuesIn(form: URLSearchParams): OfferValues {
  const value = (name: string) => typedLine(form.get(name) ?? '')
  return { item: value('item'), reduction: value('reduction'), from: value('from'), to: value('to') }
}

function valuesOf({ offers }: OfferContent): OfferValues | null {
  const offer = offers.find(({ id }) => id === implantOffer.id)
  return offer === undefined ? null : { ...offer, reduction: hundredthsAsInput(offer.reduction) }
}

function back(locale: Locale, state: StateOf<typeof notices>): Response {
  return notices.back(href('admin/offers', locale), state)
}
