import type { ReactNode } from 'react'
import { DraftedList } from '../../../features/admin/publications/drafted-list.tsx'
import type { AnyListProps } from '../../list-pages.server.ts'
import '../../../features/admin/frame/admin-page.css'

/** A list whose things are edited by their fields: ratings, the outcomes of each year. It is drafted and published as a whole. */
export default function AnyListPage({ rows, ...props }: AnyListProps): ReactNode {
  const shownRows = rows.map(({ id, href, name, note }) => ({
    id,
    name,
    isHidden: false,
    shown: (
      <span>
        <a href={href}>{name}</a>
        {note !== '' && <small> {note}</small>}
      </span>
    ),
  }))
  return (
    <DraftedList
      {...props}
      className="admin-list"
      field="row"
      rows={shownRows}
      none={props.texts.list.none}
    />
  )
}
