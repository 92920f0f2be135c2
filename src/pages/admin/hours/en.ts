import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import { fieldForEachLanguage } from '../../../format/languages.ts'
import type { HoursWords } from './ro.ts'

export const words = {
  menu: 'Hours',
  metaTitle: titled('Hours and notice, draft', `${clinic.name} administration`),
  title: 'Hours and notice',
  lead: 'The hours are shown in the footer, on the contact page, at “Open now”, on the page for pain and in the days to choose for an appointment.',
  draft: 'Draft of the hours',
  changes: {
    one: '{count} change of the hours, not published',
    other: '{count} changes of the hours, not published',
  },
  noDraft: 'There is no draft yet: these are the published hours.',
  published: 'The hours are published. The site shows them.',
  unchanged: 'You changed nothing: the hours are like that already.',
  same: 'Nothing to publish: the hours and the notice in the draft are those on the site.',
  more: { one: '{count} change of the hours', other: '{count} changes of the hours' },
  subjects: {
    week: 'Hours on {day}',
    days: 'Days with other hours: {days}',
    notice: 'The notice on every page',
  },
  week: {
    title: 'Hours of the week',
    hint: 'Write the spans, for example 9-13, 14-20:30. Leave a closed day empty.',
    wrong: 'Write hours as 9-20 or 9:00-13:00, 14:00-20:00, in order, three spans at most.',
  },
  days: {
    title: 'Days with other hours',
    lead: 'Holidays of the clinic, closed or short days. They come before the week and before legal holidays.',
    none: 'No day has other hours.',
    from: { label: 'First day' },
    to: { label: 'Last day', hint: 'Empty for a single day.' },
    spans: { label: 'Hours', hint: 'Empty: closed. For example 9-13.' },
    remove: 'Remove these days',
    one: 'Other hours: {days}',
    added: 'Add days',
    first: 'Choose the first day.',
    last: 'The last day cannot be before the first.',
    wrong: 'Write hours as 9-13, or leave the field empty for closed.',
    repeated: 'A day of these is named above already. Each day is written once.',
  },
  close: {
    title: 'Close a day at once',
    lead: 'The day is shown as closed on the whole site as soon as you press. You can open it again from the history or the list below.',
    day: { label: 'Day' },
    submit: 'Close the day and publish',
    note: 'Closed on {day}',
    past: 'Choose today or a later day.',
    taken: 'The day has other hours in the draft already: change them in the list below.',
    waits: 'The day is in the draft. Other changes wait there too, so check them and publish them together.',
  },
  holidays: {
    title: 'Legal holidays of the next three months',
    lead: 'They are worked out by the Romanian Labour Code, art. 139, with Orthodox Easter. The clinic is shown as closed unless you write other hours for them above.',
  },
  notice: {
    title: 'Notice on every page',
    lead: 'A line above every page, for as long as you say.',
    ...fieldForEachLanguage('text', 'en', (language) => ({
      label: `The notice in ${language}`,
      hint: 'At most 160 characters.',
    })),
    from: { label: 'First day of the notice' },
    to: { label: 'Last day of the notice' },
    none: 'No notice',
    text: 'Write the notice in 8 to 160 characters, on one line, in every language.',
    first: 'Choose the first day of the notice.',
    last: 'Choose the last day of the notice, its first day at the earliest.',
  },
  facts: { hours: 'Hours', days: 'Days', text: 'Notice', closed: 'closed', until: '{from} – {to}' },
  check: {
    closed: 'With these hours the clinic opens on no day of the week.',
    past: 'The notice ends on a day that has passed: nobody will see it.',
  },
  save: 'Save to the draft',
  conflict: 'Somebody else has changed the same hours in the meantime',
  publish: 'Publish the hours',
  publishLead: 'Hours and notice appear on the site at once. The note stays in the history.',
} satisfies HoursWords
