import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import type { PublicationWords } from './ro.ts'

export const words = {
  menu: 'History',
  metaTitle: titled('History of publications', `${clinic.name} administration`),
  title: 'History of publications',
  lead: 'Every version that was published, with who, when and what changed. You can return to any of them.',
  none: 'Nothing has been published from here yet.',
  subject: 'History of',
  kinds: {
    start: 'The version at the beginning',
    publish: 'Publication',
    rollback: 'Return to version {source}',
    other: 'Another step',
  },
  by: '{email}, {date}, {time}',
  until: 'Valid until {date}, {time}',
  diff: {
    title: 'What changed',
    none: 'Nothing: it was like this already.',
    row: 'Row',
    before: 'Before',
    after: 'After',
  },
  going: {
    title: 'What going back would change',
    none: 'Nothing: visitors already see this version.',
    row: 'Row',
    before: 'Published now',
    after: 'After going back',
    draftLost: {
      one: 'The draft has {count} change that is not published; it leaves the draft. “Undo” brings it back.',
      other:
        'The draft has {count} changes that are not published; they leave the draft. “Undo” brings them back.',
    },
  },
  changed: { one: '{count} row changed', other: '{count} rows changed' },
  show: 'See what changed',
  current: 'On the site now',
  back: 'The whole history',
  rollback: {
    title: 'Return to this version',
    lead: 'This version is published again, at once, and the draft becomes the same.',
    prices: 'Prices that change are valid from the day of going back.',
    note: { label: 'Why' },
    submit: 'Publish this version again',
  },
} satisfies PublicationWords
