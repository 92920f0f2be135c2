import type { ReactNode } from 'react'
import { type Photo, Picture } from '../../ui/picture.tsx'
import './room-figure.css'

export type RoomPicture = {
  id: string
  caption: string
  /** Null where the drawing stands. */
  image: Photo | null
  drawing: string
  /** Marks a drawing as such; null on a photograph. */
  drawn: string | null
}

/** A room or a device with what it is: the photograph, or a drawing that says so. */
export function RoomFigure({ picture }: { picture: RoomPicture }): ReactNode {
  const { caption, image, drawing, drawn } = picture
  return (
    <figure className="room">
      <Picture image={image} illustration={drawing} shape="case" />
      <figcaption>
        {drawn !== null && <span className="room-drawn">{drawn}</span>}
        {caption}
      </figcaption>
    </figure>
  )
}

/** Several, side by side. */
export function RoomList({ pictures }: { pictures: readonly RoomPicture[] }): ReactNode {
  return (
    <ul className="room-list">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <RoomFigure picture={picture} />
        </li>
      ))}
    </ul>
  )
}
