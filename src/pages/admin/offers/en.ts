import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import type { OfferWords } from './ro.ts'

export const words = {
  menu: 'Offer',
  metaTitle: titled('Announced offer, draft', `${clinic.name} administration`),
  title: 'The offer',
  lead: 'The reduction announced on the page of the offer and beside the price. It is counted from the lowest price of the 30 days before it.',
  offer: 'the offer',
  draft: 'Draft of the offer',
  changes: {
    one: '{count} change of the offer, not published',
    other: '{count} changes of the offer, not published',
  },
  more: { one: '{count} row', other: '{count} rows' },
  noDraft: 'There is no draft yet: this is the published offer.',
  published: 'The offer is published.',
  same: 'Nothing to publish: the offer in the draft is the one on the site.',
  fields: {
    item: {
      label: 'Row with the reduced price',
      hint: 'The rows that the texts of the page are about. For another treatment, whoever maintains the site changes those texts.',
    },
    reduction: { label: 'Reduction, in lei', hint: 'What is taken off the list price, for example 400.' },
    from: { label: 'First day' },
    to: { label: 'Last day', hint: 'The offer holds on that day too, until midnight.' },
    none: { label: 'No offer: its page no longer announces one' },
  },
  errors: {
    item: 'Choose one of the rows that the texts of the offer’s page are about.',
    reduction: 'Write an amount in lei above zero, for example 400.',
    from: 'Choose the first day of the offer.',
    to: 'Choose the last day of the offer, its first day at the earliest.',
  },
  save: 'Save to the draft',
  past: 'The offer on “{title}” would begin on a day that has passed. Choose today or a later day.',
  conflict: 'Somebody else has changed the offer in the meantime',
  publish: 'Publish the offer',
  publishLead: 'The offer appears on the site at once. The note stays in the history.',
} satisfies OfferWords
