import type { ReactNode } from 'react'
import { DraftedList, type DraftedListProps } from '../../../features/admin/publications/drafted-list.tsx'
import { useFrame } from '../../../page-frame.ts'
import { href } from '../../../routes.ts'
import { type Photo, Picture } from '../../../ui/picture.tsx'
import type { RoomsAdminWords } from './ro.ts'
import '../../../features/admin/frame/admin-page.css'
import './page.css'

export type ListedRoom = {
  id: string
  href: string
  caption: string
  kind: string
  drawing: string
  image: Photo | null
  isHidden: boolean
}

export type AdminRoomsProps = DraftedListProps & {
  texts: Pick<RoomsAdminWords, 'title' | 'lead' | 'list'> & { errorPrefix: string }
  rooms: readonly ListedRoom[]
}

/** Pictures of the clinic in the order of visitors, and publishing them. */
export default function AdminRoomsPage({ rooms, ...props }: AdminRoomsProps): ReactNode {
  const { locale } = useFrame()
  const { list } = props.texts
  const rows = rooms.map((room) => ({
    id: room.id,
    name: room.caption,
    isHidden: room.isHidden,
    shown: (
      <>
        <Picture image={room.image && { ...room.image, alt: '' }} illustration={room.drawing} shape="tile" />
        <div className="admin-rooms-what">
          <a href={room.href}>{room.caption}</a>
          <span className="small">
            {room.kind}
            {room.image === null && ` · ${list.drawn}`}
            {room.isHidden && <strong> · {list.hidden}</strong>}
          </span>
        </div>
      </>
    ),
  }))
  return (
    <DraftedList
      {...props}
      address={href('admin/rooms', locale)}
      className="admin-rooms"
      field="which"
      rows={rows}
      none={list.none}
    />
  )
}
