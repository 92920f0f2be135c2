import {
  type AuditFilter,
  auditFilters,
  readAudit,
} from '../../../features/admin/records/audit-store.server.ts'
import { unreadRows } from '../../../features/admin/subjects/unread.server.ts'
import { href } from '../../../routes.ts'
import type { AdminPage } from '../../admin-page.ts'
import { namesOfSubjects } from '../../load-subjects.server.ts'
import { entryProps, momentOf } from './entries.server.ts'
import { exportAll } from './export.server.ts'
import type { AdminAuditProps } from './page.tsx'
import type { AuditWords } from './ro.ts'

type Of = { props: AdminAuditProps; words: AuditWords }

const onAPage = 50

/** The record of what was done, and a copy of everything. */
export default {
  id: 'admin/audit',
  title: ({ words }) => words.metaTitle,
  calls: { export: { respond: exportAll } },

  async load({ database, locale, texts, query }) {
    const filter = auditFilters.find((each) => each === query.get('filter')) ?? 'all'
    const page = Math.max(1, Number(/^\d{1,4}$/.exec(query.get('page') ?? '')?.[0] ?? 1))
    const { entries, unread, more } = await readAudit(database, filter, {
      from: (page - 1) * onAPage,
      limit: onAPage,
    })
    const address = (shown: AuditFilter, at = 1) =>
      `${href('admin/audit', locale)}?filter=${shown}${at > 1 ? `&page=${at}` : ''}`
    const subjects = await namesOfSubjects(texts)
    const { filters, actions: _, details: __, ...words } = texts.words
    return {
      texts: words,
      filters: auditFilters.map((each) => ({
        href: address(each),
        text: filters[each],
        current: each === filter,
      })),
      unread: unreadRows(
        unread.map((at) => momentOf(at, locale)),
        texts,
      ),
      entries: entries.map((entry) => entryProps(entry, texts, subjects)),
      newerHref: page > 1 ? address(filter, page - 1) : null,
      olderHref: more ? address(filter, page + 1) : null,
      backupAction: '/api/admin/export.json',
    }
  },
} satisfies AdminPage<Of>
