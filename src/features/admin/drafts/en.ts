import { forEachLanguage } from '../../../format/languages.ts'
import type { DraftWords } from './ro.ts'

/** What pages say that write and publish a draft, whatever is drafted. */
export const words = {
  article: 'The article {slug}',
  inLanguage: forEachLanguage('en', (language) => `{field} in ${language}`),
  draft: 'Draft {version}, saved by {email}, {date}, {time}',
  notices: {
    saved: 'The draft has been saved.',
    merged: 'The draft has been saved. Somebody else had changed other things meanwhile; those were kept.',
    undone: 'Your last step has been undone.',
    redone: 'The undone step is back.',
    discarded: 'The unpublished changes have left the draft. You can undo this.',
    rolledBack: 'The version you chose is published again.',
    nothing: 'There is nothing to publish: visitors already see what is in the draft.',
    unreadGone: 'What could no longer be read has been removed.',
  },
  unread: {
    title: 'The site can no longer read all that was saved here',
    drafted:
      'Of the draft this cannot be read any more: {names}. The page shows the rest, and the draft is not published until you remove what cannot be read.',
    published:
      'Published, but it cannot be read any more: {names}. Visitors no longer see it, and the next publication removes it.',
    rows: 'Missing here, because they cannot be read any more: {names}. Another version of the site stored them. They are not deleted: the copy of all data, under “Activity”, has them.',
    everything: 'the whole content',
    submit: 'Remove what cannot be read',
    count: {
      one: '{count} thing in the draft can no longer be read',
      other: '{count} things in the draft can no longer be read',
    },
    show: 'Show',
    refused: 'Nothing was published: first remove from the draft what cannot be read any more: {names}.',
    earlier: 'This version cannot come back: the site can no longer read {names} in it.',
    note: 'Removed what could no longer be read',
  },
  problems: {
    summary: 'The changes were not saved',
    stale: 'The draft has changed meanwhile. Look at it and try again.',
    undone:
      'Somebody else has changed the same thing meanwhile, so the step cannot be undone or redone any more. Change the row itself.',
    note: 'Write a note of at least 3 and at most 300 characters.',
  },
  errorPrefix: 'Error:',
  conflict: {
    title: 'Somebody else changed the same rows',
    lead: 'The other version was saved by {email} at {time}. The form below holds your version; if you save it, yours stays.',
    row: 'Row',
    mine: 'Your version',
    theirs: 'Saved version',
    removed: 'deleted',
    kept: 'kept',
    takeTheirs: 'Keep the saved version',
    field: 'Somebody else has saved here: {value}.',
  },
  diff: {
    title: 'What changes',
    row: 'Row',
    before: 'Published',
    after: 'Draft',
    added: 'new',
    removed: 'removed',
    counts: {
      changed: { one: '{count} row changed', other: '{count} rows changed' },
      added: { one: '{count} new row', other: '{count} new rows' },
      removed: { one: '{count} row removed', other: '{count} rows removed' },
      order: { one: 'order changed in {count} place', other: 'order changed in {count} places' },
    },
    empty: '–',
    yes: 'yes',
    no: 'no',
  },
  publish: {
    title: 'Publishing',
    note: { label: 'Note', hint: 'In short, why. You see it here only, visitors do not.' },
    undo: 'Undo: {step}, {email}, {time}',
    undoLast: 'Undo the last step',
    redo: 'Redo: {step}, {time}',
    discard: 'Discard the draft',
    refused: 'The database did not take the changes: nothing was published; draft and note are unchanged.',
    refusals: 'This cannot be published yet',
    check: {
      title: 'Please check',
      confirm: 'I have checked: it is meant so.',
      needed: 'Check the rows above and tick the box, or correct them.',
    },
  },
  offer: {
    missing:
      'The offer at “{title}” runs until {to} and would have no price to reduce from {date}. Keep the row visible, with its price.',
    low: 'The offer at “{title}” takes off {reduction} until {to}, and {price} is no more than that.',
    above:
      'The offer at “{title}” announces {reduction} off until {to}. The lowest price of the 30 days before it was {reference}: with {price} from {date} the announcement would be untrue. Let the new price begin on {after} or later.',
  },
} satisfies DraftWords
