import { implantOffer, offerRows } from '../../../content/prices/offer.ts'
import { itemConflict } from '../../../features/admin/publications/conflict-of.server.ts'
import type { OfferContent } from '../../../features/offer/offer-subject.server.ts'
import type { FieldErrors } from '../../../features/publishing/fields.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import type { AdminRequest, OutcomeOf, PublishingPage, SentForm } from '../../admin-page.ts'
import { refused } from '../../outcome.ts'
import type { AdminOffersProps, OfferValues } from './page.tsx'
import type { OfferWords } from './ro.ts'
import { offerDescription, offerForm, type RelatedToOffers, subject } from './subject.server.ts'

type Of = {
  props: AdminOffersProps
  words: OfferWords
  view: { offer: OfferValues | null; errors: FieldErrors }
  content: OfferContent
  related: RelatedToOffers
}

/** The offer that has a page of its own: its draft, publishing it, and going back in it. */
export default {
  id: 'admin/offers',
  title: ({ words }) => words.metaTitle,
  publishes: subject,
  actions: { save },

  load({ locale, texts }, { offer, errors = {}, conflict = null }, { draft, prices }) {
    const { errorPrefix, conflict: conflicts } = texts.adminDrafts
    const drafted = ownOffer(draft.content)
    return {
      texts: { ...texts.words, errorPrefix, conflicts },
      offer: offer === undefined ? drafted && offerForm.values(drafted) : offer,
      rows: rowsFor(prices).map(({ id, title }) => ({ value: id, text: title[locale] })),
      errors,
      conflict,
    }
  },
} satisfies PublishingPage<Of>

async function save(
  { form, version }: SentForm,
  { database, texts }: AdminRequest<OfferWords>,
): Promise<OutcomeOf<Of>> {
  const { prices } = await readPending(subject, database)
  const typed = offerForm.read(form)
  const isGone = form.get('none') === 'yes'
  const item = rowsFor(prices).some(({ id }) => id === typed.item) ? typed.item : ''
  const checked = offerForm.check({ ...typed, item }, { id: implantOffer.id }, texts.words.errors)
  if (!isGone && checked.item === null) return refused({ offer: typed, errors: checked.errors, version })
  const mine = isGone ? null : checked.item
  return {
    outcome: 'save',
    version,
    mine: (before) => ({
      offers: [...before.offers.filter(({ id }) => id !== implantOffer.id), ...(mine === null ? [] : [mine])],
    }),
    flash: 'saved',
    view: { offer: isGone ? null : typed },
    // Saved again, it deliberately overwrites what the others changed.
    viewOf(_, { draft, conflicts }) {
      const versions = {
        mine,
        theirs: ownOffer(draft.content),
        differing: conflicts.flatMap(({ fields }) => fields),
      }
      return {
        conflict: itemConflict(texts.words.offer, versions, offerDescription(prices, texts), draft, texts),
      }
    },
  }
}

function ownOffer(content: OfferContent) {
  return content.offers.find(({ id }) => id === implantOffer.id) ?? null
}

/** What can be reduced without making a sentence of the offer's page untrue. */
function rowsFor({ items }: RelatedToOffers['prices']) {
  return items.filter(({ id, hidden }) => !hidden && offerRows.includes(id))
}
