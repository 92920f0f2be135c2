import { formatDate } from '../../../format/dates.ts'
import { formatLei } from '../../../format/money.ts'
import { plural } from '../../../format/plurals.ts'
import { type DraftedOffer, type OfferContent, offerSubject } from '../../offer/offer-subject.server.ts'
import { changesBetween } from '../../publishing/changes.ts'
import type { AdminTexts } from '../frame/texts.server.ts'
import type { AdminSubject } from './admin-subject.ts'
import {
  type KnownOfOffers,
  offerWarnings,
  type PendingOffers,
  readPendingOffers,
} from './pending-offers.server.ts'

export const adminOfferSubject: AdminSubject<OfferContent, KnownOfOffers> = {
  subject: offerSubject,
  page: 'admin/offers',
  source: 'prices',
  readPending: readPendingOffers,
  changes: (before, after, pending, texts) =>
    changes(before, after).map((change) => {
      const { diff } = texts.adminPrices
      const was = change.before === null ? [] : facts(change.before, pending, texts)
      const is = change.after === null ? [] : facts(change.after, pending, texts)
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
  inWords: (before, after, { locale, adminOffers, adminPrices }) => {
    const count = changes(before, after).length
    return count > 1 ? plural(count, adminPrices.publish.steps.rows, locale) : adminOffers.offer
  },
  explain: (_, __, { adminPrices }) => adminPrices.publish.refused,
}

function changes(before: OfferContent, after: OfferContent) {
  return changesBetween(before.offers, after.offers, ({ id }) => id)
}

function facts(
  { item, reduction, from, to }: DraftedOffer,
  { prices }: PendingOffers,
  { locale, adminOffers }: AdminTexts,
) {
  const row = prices.items.find(({ id }) => id === item)
  const { fields } = adminOffers
  return [
    { name: fields.item.label, value: row?.title[locale] ?? item },
    { name: fields.reduction.label, value: formatLei(reduction, locale) },
    { name: fields.from.label, value: formatDate(from, locale) },
    { name: fields.to.label, value: formatDate(to, locale) },
  ]
}
