import type { ReactNode } from 'react'
import { AdminBar } from '../../../features/admin/frame/admin-bar.tsx'
import { type FilterLink, FilterLinks } from '../../../features/admin/frame/filter-links.tsx'
import { UnreadRows } from '../../../features/admin/publications/unread.tsx'
import type { FrameProps } from '../../admin-page.ts'
import type { AuditWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

export type AdminAuditProps = FrameProps & {
  texts: Omit<AuditWords, 'filters' | 'actions' | 'details'>
  filters: FilterLink[]
  unread: string | null
  entries: { id: number; at: string; who: string; what: string; about: string }[]
  newerHref: string | null
  olderHref: string | null
  backupAction: string
}

export default function AdminAuditPage(props: AdminAuditProps): ReactNode {
  const { bar, texts, filters, entries, newerHref, olderHref, backupAction } = props
  const { columns, backup } = texts
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <FilterLinks label={texts.filter} links={filters} />
        <UnreadRows text={props.unread} />
        {entries.length === 0 && props.unread === null && <p className="admin-steps">{texts.none}</p>}
        {entries.length > 0 && (
          <ol className="audit" aria-label={texts.title}>
            {entries.map(({ id, at, who, what, about }) => (
              <li key={id}>
                <span className="small">
                  <span className="visually-hidden">{columns.at}: </span>
                  {at}
                </span>
                <span className="small audit-who">
                  <span className="visually-hidden">{columns.who}: </span>
                  {who}
                </span>
                <strong>
                  <span className="visually-hidden">{columns.what}: </span>
                  {what}
                </strong>
                <span>
                  {about !== '' && <span className="visually-hidden">{columns.about}: </span>}
                  {about}
                </span>
              </li>
            ))}
          </ol>
        )}
        <p className="actions admin-steps">
          {newerHref !== null && <a href={newerHref}>{texts.newer}</a>}
          {olderHref !== null && <a href={olderHref}>{texts.older}</a>}
        </p>
        <section className="admin-steps" aria-labelledby="backup-title">
          <h2 id="backup-title">{backup.title}</h2>
          <p>{backup.lead}</p>
          <form method="post" action={backupAction} className="admin-form">
            <button type="submit" className="button button-quiet">
              {backup.submit}
            </button>
          </form>
        </section>
      </div>
    </>
  )
}
