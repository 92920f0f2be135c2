import type { AdminAudit } from '../../../content/schemas/admin/records.ts'
import type { AdminTexts } from '../../../features/admin/frame/texts.server.ts'
import {
  type AuditEntry,
  type AuditFilter,
  auditFilters,
  readAudit,
} from '../../../features/admin/records/audit-store.server.ts'
import { beginExport, exportTables } from '../../../features/admin/records/export.server.ts'
import { unreadRows } from '../../../features/admin/subjects/unread.server.ts'
import { articleOf } from '../../../features/news/article-subject.server.ts'
import { formatDate, formatTime, isoDateOf } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { reportError } from '../../../http/log.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { Locale } from '../../../locale.ts'
import adminAuditPage from '../../../pages/admin/audit/page.server.ts'
import type { AdminAuditProps } from '../../../pages/admin/audit/page.tsx'
import { answerPage } from '../../../rendering/answer-page.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { jsonFile } from '../file-answer.ts'
import { sharedBar } from '../shared-bar.ts'

const onAPage = 50
const filterNames = {
  all: 'toate',
  access: 'conturi',
  copies: 'descarcari',
  changes: 'publicari',
  requests: 'cereri',
  erasures: 'stergeri',
} as const

/** The record of what was done, and a copy of everything. */
export function auditEndpoint({ data }: AdminServices) {
  return { show, exportAll }

  async function show(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale, texts: adminTexts } = session
    const filter = auditFilters.find((each) => filterNames[each] === c.req.query('filtru')) ?? 'all'
    const page = Math.max(1, Number(/^\d{1,4}$/.exec(c.req.query('pagina') ?? '')?.[0] ?? 1))
    const [{ entries, unread, more }, bar] = await Promise.all([
      readAudit(database, filter, { from: (page - 1) * onAPage, limit: onAPage }),
      sharedBar(session),
    ])
    const address = (shown: AuditFilter, at = 1) =>
      `${href('admin/audit', locale)}?filtru=${filterNames[shown]}${at > 1 ? `&pagina=${at}` : ''}`
    const { filters, actions: _, details: __, metaTitle: ___, ...texts } = adminTexts.adminAudit
    const props: AdminAuditProps = {
      bar,
      texts,
      filters: auditFilters.map((each) => ({
        href: address(each),
        text: filters[each],
        current: each === filter,
      })),
      unread: unreadRows(
        unread.map((at) => momentOf(at, locale)),
        adminTexts,
      ),
      entries: entries.map((entry) => shownEntry(entry, adminTexts)),
      newerHref: page > 1 ? address(filter, page - 1) : null,
      olderHref: more ? address(filter, page + 1) : null,
      backupAction: '/api/admin/export.json',
    }
    return answerPage(c, adminAuditPage, { locale, params: {}, props, status: 200 }, data)
  }

  /** Streamed: all tables together may be more than an isolate should hold. */
  async function exportAll(c: AdminContext, { database }: AdminSession): Promise<Response> {
    const tables = await beginExport(database)
    const now = new Date()
    const parts = exportTables(database, tables, now)
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { done, value } = await parts.next()
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
        } catch (error) {
          reportError(error, {
            requestId: requestIdOf(c),
            during: 'export',
            effect: 'the download breaks off',
          })
          controller.error(error)
        }
      },
    })
    return jsonFile(body, `copie-${isoDateOf(now)}.json`)
  }
}

function shownEntry(
  { id, at, email, action, subject, detail }: AuditEntry,
  texts: AdminTexts,
): AdminAuditProps['entries'][number] {
  const { locale, adminAudit } = texts
  const { actions, details }: AdminAudit = adminAudit
  const subjects: Partial<Record<string, string>> = texts.adminPublications.subjects
  return {
    id,
    at: momentOf(at, locale),
    who: email,
    what: actions[action] ?? action,
    about: [
      ...about(subject, subjects, texts),
      // What has no word is for the copy of all data: the names of files, for one.
      ...Object.entries(detail).flatMap(([name, value]) =>
        details[name] === undefined ? [] : `${details[name]}: ${wordsFor(name, String(value ?? ''), texts)}`,
      ),
    ].join(', '),
  }
}

function momentOf(at: string, locale: Locale): string {
  const moment = new Date(at)
  return `${formatDate(moment, locale)}, ${formatTime(moment)}`
}

/** What an entry is about; an article is one by its address. */
function about(
  subject: string,
  names: Partial<Record<string, string>>,
  { adminPublications }: AdminTexts,
): string[] {
  const slug = articleOf(subject)
  if (slug !== null) return [fill(adminPublications.article, { slug })]
  const name = names[subject]
  return name === undefined ? [] : [name]
}

/** States and reasons in words. */
function wordsFor(name: string, value: string, { adminPeople, adminRequests }: AdminTexts): string {
  const words: Partial<Record<string, string>> =
    name === 'state'
      ? adminRequests.states
      : name === 'reason'
        ? { ...adminRequests.erase.reasons, ...adminPeople.erase.reasons }
        : {}
  return words[value] ?? value
}
