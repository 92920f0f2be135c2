import { outcomeGroups } from '../../../../content/evidence.ts'
import { type RowFlash, rowFlashes } from '../../../../features/admin/frame/flashes.ts'
import { outcomeFields } from '../../../../features/outcomes/outcomes.ts'
import type { OutcomesContent } from '../../../../features/outcomes/outcomes-subject.server.ts'
import type { FieldErrors, ValuesOf } from '../../../../features/publishing/fields.ts'
import { fill } from '../../../../format/fill.ts'
import { bodyLimits } from '../../../../http/body-limits.ts'
import type { AdminPage } from '../../../admin-page.ts'
import { draftedItem } from '../../../drafted-item.server.ts'
import { removeItem, saveItem } from '../../../item-actions.server.ts'
import type { OutcomesAdminWords } from '../ro.ts'
import { outcomeList, subject } from '../subject.server.ts'
import type { AdminYearProps } from './page.tsx'

type Of = {
  props: AdminYearProps
  words: OutcomesAdminWords
  view: { values: ValuesOf<typeof outcomeFields>; errors: FieldErrors }
  flash: RowFlash
  content: OutcomesContent
}

export default {
  id: 'admin/outcomes/year',
  title: ({ words }, { name }) => fill(words.one.metaTitle, { name }),
  edits: subject,
  flashes: rowFlashes,
  largestForm: bodyLimits.memberForm,
  actions: {
    save: (sent, request) =>
      // A year that is told already keeps its name, and the schema refuses any other of it.
      saveItem(outcomeList, sent, request, ({ year }, { years }) =>
        years.some(({ id }) => id === year) ? 'taken' : year.slice(0, 12),
      ),
    remove: (sent, request) => removeItem(outcomeList, sent, request),
  },
  load: (request, view) => {
    const { groups } = request.texts.words.one
    return draftedItem(outcomeList, outcomeFields, request, view, {
      nameOf: ({ id }) => id,
      groups: [
        { title: null, names: ['year', 'introduction'] },
        ...outcomeGroups.map(({ whole, part, how }) => ({ title: groups[whole], names: [whole, part, how] })),
      ],
      rows: { introduction: 2, bills_how: 3, complications_how: 3, complaints_how: 3, waiting_how: 3 },
    })
  },
} satisfies AdminPage<Of>
