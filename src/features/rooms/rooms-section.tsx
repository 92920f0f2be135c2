import type { ReactNode } from 'react'
import { RoomFigure, RoomList, type RoomPicture } from './room-figure.tsx'

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
  const [first, ...others] = pictures
  if (first === undefined) return null
  return (
    <section className="section" aria-labelledby="clinica">
      <div className={others.length === 0 ? 'wrap rooms-one' : 'wrap'}>
        <h2 id="clinica">{title}</h2>
        {others.length === 0 ? <RoomFigure picture={first} /> : <RoomList pictures={pictures} />}
        <p className="actions">
          <a className="button button-quiet" href={more.href}>
            {more.text}
          </a>
        </p>
      </div>
    </section>
  )
}
