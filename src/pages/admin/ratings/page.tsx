import type { ReactNode } from 'react'
import { DraftedList, type DraftedListProps } from '../../../features/admin/publications/drafted-list.tsx'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import type { RatingsAdminWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'

export type AdminRatingsProps = DraftedListProps & {
  texts: Pick<RatingsAdminWords, 'title' | 'lead' | 'list'> & { errorPrefix: string }
  places: readonly { id: string; href: string; name: string; figures: string }[]
}

/** Where the clinic is rated elsewhere, in the order of the site, and publishing it. */
export default function AdminRatingsPage({ places, ...props }: AdminRatingsProps): ReactNode {
  const { locale } = useFrame()
  const rows = places.map(({ id, href: to, name, figures }) => ({
    id,
    name,
    isHidden: false,
    shown: (
      <span>
        <a href={to}>{name}</a> <small>{figures}</small>
      </span>
    ),
  }))
  return (
    <DraftedList
      {...props}
      address={href('admin/ratings', locale)}
      className="admin-list"
      field="rating"
      rows={rows}
      none={props.texts.list.none}
    />
  )
}
