import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { RoomList, type RoomPicture } from './room-figure.tsx'
import './rooms-section.css'

export type RoomsData = {
  title: string
  pictures: readonly RoomPicture[]
  /** The page with all of them. */
  more: { text: string; href: string }
}

/** Pictures of the clinic on a page about something else. It has no place where the owner shows none. */
export function RoomsSection({ rooms }: { rooms: RoomsData | null }): ReactNode {
  if (rooms === null) return null
  const { title, pictures, more } = rooms
  return (
    <section className="section rooms-section" aria-labelledby="clinica">
      <div className="wrap">
        <h2 id="clinica">{title}</h2>
        <RoomList pictures={pictures} />
        <p className="rooms-more">
          <a href={more.href}>
            {more.text}
            <Icon name="arrow" />
          </a>
        </p>
      </div>
    </section>
  )
}
