import type { ReactNode } from 'react'
import { AdminBar } from '../../../features/admin/frame/admin-bar.tsx'
import { type FilterLink, FilterLinks } from '../../../features/admin/frame/filter-links.tsx'
import { UnreadRows } from '../../../features/admin/publications/unread.tsx'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import type { FrameProps } from '../../admin-page.ts'
import type { SubscribersWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

export type AdminSubscribersProps = FrameProps & {
  texts: Pick<
    SubscribersWords,
    'title' | 'lead' | 'filter' | 'none' | 'export' | 'remove' | 'newer' | 'older'
  >
  filters: FilterLink[]
  count: string
  subscribers: { id: string; email: string; text: string }[]
  unread: string | null
  newerHref: string | null
  olderHref: string | null
  /** The list on the screen as a file. */
  exportHref: string
}

export default function AdminSubscribersPage(props: AdminSubscribersProps): ReactNode {
  const { bar, texts, filters, count, subscribers, newerHref, olderHref } = props
  const { locale } = useFrame()
  return (
    <>
      <AdminBar {...bar} />
      <div className="wrap admin-page">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <FilterLinks label={texts.filter} links={filters} />
        <p className="small admin-steps">
          {count} ·{' '}
          <a href={props.exportHref} download>
            {texts.export}
          </a>{' '}
          · <a href={href('admin/people', locale)}>{texts.remove}</a>
        </p>
        <UnreadRows text={props.unread} />
        {subscribers.length === 0 && props.unread === null && <p>{texts.none}</p>}
        <ul className="admin-list subscribers">
          {subscribers.map(({ id, email, text }) => (
            <li key={id}>
              <span>{email}</span>
              <span className="small">{text}</span>
            </li>
          ))}
        </ul>
        <p className="actions admin-steps">
          {newerHref !== null && <a href={newerHref}>{texts.newer}</a>}
          {olderHref !== null && <a href={olderHref}>{texts.older}</a>}
        </p>
      </div>
    </>
  )
}
