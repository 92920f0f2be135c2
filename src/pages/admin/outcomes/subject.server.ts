import { type OutcomeYear, outcomeYear } from '../../../content/evidence.ts'
import { itemForm } from '../../../features/admin/fields/item-form.server.ts'
import { itemChanges } from '../../../features/admin/publications/field-changes.server.ts'
import { outcomeFields } from '../../../features/outcomes/outcomes.ts'
import { type OutcomesContent, outcomesSubject } from '../../../features/outcomes/outcomes-subject.server.ts'
import { nothingMore } from '../../../features/publishing/pending.server.ts'
import type { ItemList } from '../../item-actions.server.ts'
import type { SiteSubject } from '../../site-subject.ts'
import type { OutcomesAdminWords } from './ro.ts'

export const outcomeList: ItemList<OutcomesContent, OutcomeYear, typeof outcomeFields> = {
  subject: outcomesSubject,
  of: ({ years }) => years,
  with: (years) => ({ years }),
  form: itemForm(outcomeYear, outcomeFields, 1200),
  unsaid: {},
  newComes: 'first',
  page: 'admin/outcomes',
  itemPage: 'admin/outcomes/year',
}

export const subject: SiteSubject<OutcomesContent, object, OutcomesAdminWords> = {
  subject: outcomesSubject,
  page: 'admin/outcomes',
  source: 'outcomes',
  shows: (content) => content,
  related: nothingMore,
  changes: ({ years: before }, { years: after }, _, texts) =>
    itemChanges(
      before,
      after,
      {
        fields: outcomeFields,
        labels: texts.words.fields,
        say: {},
        keyOf: ({ id }) => id,
        titleOf: ({ id }) => id,
      },
      texts,
    ),
  explain: ({ rule }, _, { words }) => (rule === 'outcomes_ended' ? words.problems.running : null),
}
