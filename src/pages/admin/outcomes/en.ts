import { clinic } from '../../../content/clinic.ts'
import { titled } from '../../../content/titled.ts'
import type { OutcomesAdminWords } from './ro.ts'

const how = {
  label: 'How it was counted',
  hint: 'Between 20 and 600 characters: what is counted, what is not, and from which register.',
}
const writeHow = 'Write how it was counted, between 20 and 600 characters.'

export const words = {
  menu: 'Outcomes',
  name: 'Outcomes by year',
  metaTitle: titled('Outcomes by year, draft', `${clinic.name} administration`),
  title: 'Outcomes by year',
  lead: 'Once a year, a few figures that you have counted. Each published year has a page, with links from the first page and from the team. As long as you publish none, the site has no such page.',
  draft: 'Draft of the outcomes',
  changes: {
    one: '{count} change of the outcomes, not published',
    other: '{count} changes of the outcomes, not published',
  },
  more: { one: '{count} change of the outcomes', other: '{count} changes of the outcomes' },
  noDraft: 'There is no draft yet: you see the published outcomes.',
  same: 'Nothing to publish: the outcomes in the draft are those on the site.',
  list: { title: 'Years in the draft', add: 'Add a year', none: 'No year: the site has no such page.' },
  one: {
    metaTitle: 'The year {name}, draft – administration',
    added: 'A new year',
    back: 'Back to the years and to publishing',
    groups: {
      bills: 'The bill and the estimate',
      treatments: 'Complications',
      complaints: 'Complaints',
      waiting_requests: 'Days of waiting',
    },
    save: 'Save to the draft',
    remove: 'Remove the year',
    removeLead:
      'The year leaves the draft, and its page leaves the site only when you publish. The step can be undone.',
    missing: 'The year is no longer in the draft. Choose another one from the list.',
  },
  fields: {
    year: { label: 'Year', hint: 'A year that has ended, in four digits. Once saved it does not change.' },
    introduction: { label: 'Foreword', hint: 'At most 600 characters. It may be left out.' },
    bills: {
      label: 'Bills',
      hint: 'Of plans completed in that year. Leave the whole group empty if you have not counted.',
    },
    bills_equal: { label: 'Of these, equal to the estimate' },
    bills_how: how,
    treatments: { label: 'Treatments done' },
    complications: { label: 'Of these, with a complication' },
    complications_how: how,
    complaints: { label: 'Complaints received', hint: 'Write 0 if there was none.' },
    complaints_settled: { label: 'Of these, settled together with the patient' },
    complaints_how: {
      label: 'How it was counted and how they ended',
      hint: 'Between 20 and 600 characters, with nothing by which a patient could be recognised.',
    },
    waiting_requests: { label: 'Requests counted' },
    waiting_days: {
      label: 'Within how many days half of them had a first visit',
      hint: 'The median, not the mean: with the days in order, the one in the middle.',
    },
    waiting_how: how,
  },
  errors: {
    year: 'Write a year that has ended, in four digits, which has no page yet.',
    introduction: 'Write at most 600 characters.',
    bills:
      'Write how many bills there were, a whole number above zero. A year has at least one group of figures.',
    bills_equal: 'Write a whole number, no more than the number of bills.',
    bills_how: writeHow,
    treatments: 'Write how many treatments were done, a whole number above zero.',
    complications: 'Write a whole number, no more than the number of treatments.',
    complications_how: writeHow,
    complaints: 'Write a whole number; 0 if there was no complaint.',
    complaints_settled: 'Write a whole number, no more than the number of complaints.',
    complaints_how: writeHow,
    waiting_requests: 'Write how many requests you have counted, a whole number above zero.',
    waiting_days: 'Write a whole number of days, at most 366.',
    waiting_how: writeHow,
  },
  notices: {
    saved: 'The change is in the draft.',
    merged: 'The change is in the draft, together with what somebody else has saved in the meantime.',
    added: 'The year is in the draft.',
    moved: 'The order is changed in the draft.',
    removed: 'The year is removed from the draft.',
    gone: 'Somebody has removed the year from the draft in the meantime. What you wrote is below: if you save, it is added again.',
  },
  published: 'The outcomes are published. The page of the year is on the site.',
  problems: { running: 'A year is published once it has ended.' },
  conflict: 'Somebody else has changed the same figures in the meantime',
  publish: 'Publish the outcomes',
  publishLead: 'The page appears on the site at once, in both languages. The note stays in the history.',
} satisfies OutcomesAdminWords
