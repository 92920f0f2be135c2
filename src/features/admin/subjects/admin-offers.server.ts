import { formatDate, formatTime } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { formatLei } from '../../../format/money.ts'
import { type DraftedOffer, type OfferContent, offerSubject } from '../../offer/offer-subject.server.ts'
import { changesBetween } from '../../publishing/changes.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { ConflictProps } from '../publications/conflict.tsx'
import {
  type KnownOfOffers,
  knownOfOffers,
  offerWarnings,
  type PendingOffers,
} from './pending-offers.server.ts'
import type { PublishedSubject } from './published-subject.ts'

export const adminOfferSubject: PublishedSubject<OfferContent, KnownOfOffers> = {
  subject: offerSubject,
  page: 'admin/offers',
  source: 'prices',
  known: knownOfOffers,
  changes: (before, after, known, texts) =>
    changes(before, after).map((change) => {
      const { diff } = texts.adminDrafts
      const was = change.before === null ? [] : facts(change.before, known, texts)
      const is = change.after === null ? [] : facts(change.after, known, texts)
      const names = (was.length > is.length ? was : is).map(({ name }) => name)
      return {
        key: (change.after ?? change.before)?.id ?? '',
        title: texts.adminOffers.offer,
        kind: change.before === null ? 'added' : change.after === null ? 'removed' : 'changed',
        line: null,
        changes: names
          .map((name, at) => ({
            name,
            before: was[at]?.value ?? diff.empty,
            after: is[at]?.value ?? diff.empty,
          }))
          .filter(({ before, after }) => before !== after),
      }
    }),
  warnings: offerWarnings,
  wordsIn: ({ adminOffers, adminPrices }) => ({ ...adminOffers, more: adminPrices.publish.steps.rows }),
}

/** Both versions of an offer, fact by fact, for the person who decides between them. `theirs`: the draft as it is. */
export function offerConflict(
  mine: DraftedOffer | null,
  theirs: DraftedOffer | null,
  differing: readonly string[],
  pending: PendingOffers,
  texts: AdminTexts,
): ConflictProps {
  const { conflict } = texts.adminDrafts
  const { saved } = pending.draft
  const [own, other] = [mine, theirs].map((offer) => (offer === null ? [] : facts(offer, pending, texts)))
  const fields =
    mine === null || theirs === null
      ? [
          {
            field: null,
            name: texts.adminOffers.offer,
            mine: mine === null ? conflict.removed : conflict.kept,
            theirs: theirs === null ? conflict.removed : conflict.kept,
            isConflict: true,
          },
        ]
      : offerFields.map((field, at) => ({
          field,
          name: texts.adminOffers.fields[field].label,
          mine: own?.[at]?.value ?? '',
          theirs: other?.[at]?.value ?? '',
          isConflict: differing.includes(field),
        }))
  return {
    lead: fill(conflict.lead, {
      email: saved?.by ?? '',
      time: saved === null ? '' : formatTime(new Date(saved.at)),
    }),
    rows: [{ key: 'offer', title: texts.adminOffers.offer, fields }],
    marks: Object.fromEntries(
      fields.flatMap(({ field, theirs: value, isConflict }) =>
        field === null || !isConflict ? [] : [[field, fill(conflict.field, { value })]],
      ),
    ),
  }
}

/** In the order in which they are told. */
const offerFields = ['item', 'reduction', 'from', 'to'] as const

function changes(before: OfferContent, after: OfferContent) {
  return changesBetween(before.offers, after.offers, ({ id }) => id)
}

function facts(
  { item, reduction, from, to }: DraftedOffer,
  { prices }: KnownOfOffers,
  { locale, adminOffers }: AdminTexts,
) {
  const row = prices.items.find(({ id }) => id === item)
  const values = {
    item: row?.title[locale] ?? item,
    reduction: formatLei(reduction, locale),
    from: formatDate(from, locale),
    to: formatDate(to, locale),
  }
  return offerFields.map((field) => ({ name: adminOffers.fields[field].label, value: values[field] }))
}
