import type { ReactNode } from 'react'
import { DraftedList, type DraftedListProps } from '../../../features/admin/publications/drafted-list.tsx'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import type { OutcomesAdminWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'

export type AdminOutcomesProps = DraftedListProps & {
  texts: Pick<OutcomesAdminWords, 'title' | 'lead' | 'list'> & { errorPrefix: string }
  years: readonly { id: string; href: string }[]
}

/** The years that are told, the latest first, and publishing them. */
export default function AdminOutcomesPage({ years, ...props }: AdminOutcomesProps): ReactNode {
  const { locale } = useFrame()
  const rows = years.map(({ id, href: to }) => ({
    id,
    name: id,
    isHidden: false,
    shown: <a href={to}>{id}</a>,
  }))
  return (
    <DraftedList
      {...props}
      address={href('admin/outcomes', locale)}
      className="admin-list"
      field="year"
      rows={rows}
      none={props.texts.list.none}
    />
  )
}
