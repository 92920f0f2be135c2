import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import type { RatingsAdminWords } from './ro.ts'

export const words = {
  menu: 'Ratings',
  name: 'Ratings on other sites',
  metaTitle: titled('Ratings on other sites, draft', `${clinic.name} administration`),
  title: 'Ratings on other sites',
  lead: 'How the clinic is rated elsewhere, with the day on which you read it. Shown low on the first page and on the team page, with the sentence that the law asks for. Nothing is loaded from there, so the figures change here alone.',
  draft: 'Draft of the ratings',
  changes: {
    one: '{count} change of the ratings, not published',
    other: '{count} changes of the ratings, not published',
  },
  more: { one: '{count} change of the ratings', other: '{count} changes of the ratings' },
  order: 'Order of the places',
  noDraft: 'There is no draft yet: you see the published ratings.',
  same: 'Nothing to publish: the ratings in the draft are those on the site.',
  list: {
    title: 'Where the clinic is rated',
    add: 'Add a place',
    none: 'No place: the site says nothing of ratings.',
    up: 'Move up: {name}',
    down: 'Move down: {name}',
  },
  one: {
    metaTitle: '{name}, draft – administration',
    added: 'A new place',
    back: 'Back to the ratings and to publishing',
    save: 'Save to the draft',
    remove: 'Remove the place',
    removeLead: 'The place leaves the draft, and the site only when you publish. The step can be undone.',
    missing: 'The place is no longer in the draft. Choose another one from the list.',
  },
  fields: {
    name: { label: 'Name of the place', hint: 'As patients know it, for example Google Maps.' },
    url: { label: 'Address of the clinic’s page there', hint: 'Whole, beginning with https://.' },
    average: { label: 'Average', hint: 'As it is written there, for example 4.6. It may be left out.' },
    best: { label: 'The highest mark given there' },
    count: { label: 'Number of ratings', hint: 'It may be left out.' },
    read_on: { label: 'The day on which you read the figures' },
  },
  errors: {
    name: 'Write the name of the place, between 2 and 60 characters.',
    url: 'Write the whole address, beginning with https://.',
    average:
      'Write the average in figures, for example 4.6, no higher than the highest mark there. Without ratings there is no average.',
    best: 'Choose 5 or 10.',
    count: 'Write a whole number or leave it empty.',
    read_on: 'Choose the day on which you read the figures, today at the latest.',
  },
  notices: {
    saved: 'The change is in the draft.',
    merged: 'The change is in the draft, together with what somebody else has saved in the meantime.',
    added: 'The place is in the draft.',
    moved: 'The order is changed in the draft.',
    removed: 'The place is removed from the draft.',
    gone: 'Somebody has removed the place from the draft in the meantime. What you wrote is below: if you save, it is added again, at the end.',
  },
  published: 'The ratings are published. They are on the site.',
  problems: {
    future: 'A place has a day in the future: nobody has read those figures yet.',
  },
  conflict: 'Somebody else has changed the same data in the meantime',
  publish: 'Publish the ratings',
  publishLead: 'They appear on the site at once. The note stays in the history.',
} satisfies RatingsAdminWords
