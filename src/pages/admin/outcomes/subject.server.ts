import { type OutcomeYear, outcomeGroups, outcomeYear } from '../../../content/evidence.ts'
import { itemForm } from '../../../features/admin/fields/item-form.server.ts'
import {
  type OutcomesContent,
  outcomeFields,
  outcomesSubject,
} from '../../../features/outcomes/outcomes.server.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { type FieldList, subjectOf } from '../../field-list.server.ts'
import type { SiteSubject } from '../../site-subject.ts'
import type { OutcomesAdminWords } from './ro.ts'

export const list: FieldList<OutcomesContent, OutcomeYear, typeof outcomeFields> = {
  subject: outcomesSubject,
  page: 'admin/outcomes',
  itemPage: 'admin/outcomes/item',
  of: ({ years }) => years,
  with: (years) => ({ years }),
  form: itemForm(outcomeYear, outcomeFields, 1200),
  fields: outcomeFields,
  groups: [['year', 'introduction'], ...outcomeGroups.map(({ whole, part, how }) => [whole, part, how])],
  rows: { introduction: 2, bills_how: 3, complications_how: 3, complaints_how: 3, waiting_how: 3 },
  largestForm: bodyLimits.memberForm,
  say: {},
  unsaid: {},
  newComes: 'first',
  isSorted: true,
  nameOf: ({ id }) => id,
  // A year that is told already keeps its name, and the schema refuses any other of it.
  idOf: ({ year }, years) => (years.some(({ id }) => id === year) ? 'taken' : year.slice(0, 12)),
}

export const subject: SiteSubject<OutcomesContent, object, OutcomesAdminWords> = {
  ...subjectOf(list),
  source: 'outcomes',
  explain: ({ rule }, _, { words }) => (rule === 'outcomes_ended' ? words.problems.running : null),
}
