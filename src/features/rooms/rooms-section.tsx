import type { ReactNode } from 'react'
import { RoomList, type RoomPicture } from './room-figure.tsx'

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
    <section className="section" aria-labelledby="clinica">
      <div className="wrap">
        <h2 id="clinica">{title}</h2>
        <RoomList pictures={pictures} />
        <p className="actions">
          <a className="button button-quiet" href={more.href}>
            {more.text}
          </a>
        </p>
      </div>
    </section>
  )
}
