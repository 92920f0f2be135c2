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
  const heading = <h2 id="clinica">{title}</h2>
  const all = (
    <p className="actions">
      <a className="button button-quiet" href={more.href}>
        {more.text}
      </a>
    </p>
  )
  return (
    <section className="section" aria-labelledby="clinica">
      {others.length === 0 ? (
        <div className="wrap rooms-one">
          <div>
            {heading}
            {all}
          </div>
          <RoomFigure picture={first} />
        </div>
      ) : (
        <div className="wrap">
          {heading}
          <RoomList pictures={pictures} />
          {all}
        </div>
      )}
    </section>
  )
}
