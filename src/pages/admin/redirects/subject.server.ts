import { itemChanges } from '../../../features/admin/publications/field-changes.server.ts'
import { nothingMore } from '../../../features/publishing/pending.server.ts'
import {
  type RedirectContent,
  redirectFields,
  redirectSubject,
} from '../../../features/redirects/redirect-subject.server.ts'
import type { SiteSubject } from '../../site-subject.ts'
import type { RedirectWords } from './ro.ts'

export const subject: SiteSubject<RedirectContent, object, RedirectWords> = {
  subject: redirectSubject,
  page: 'admin/redirects',
  source: 'redirects',
  related: nothingMore,
  changes: (before, after, _, texts) =>
    itemChanges(
      before.rows,
      after.rows,
      {
        fields: redirectFields,
        labels: texts.words.fields,
        say: {},
        keyOf: ({ from }) => from,
        titleOf: ({ from }) => from,
        isWhole: true,
      },
      texts,
    ),
  explain: ({ rule }, _, { words }) => (rule === 'redirects_chain' ? words.problems.chain : null),
}
