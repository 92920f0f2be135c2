import type { ReactNode } from 'react'
import { Illustration } from '../../ui/illustration.tsx'
import type { RoomPicture } from './room-figure.tsx'
import './map-figure.css'

export type MapFigureData = {
  picture: RoomPicture
  /** What the drawing shows; null where nothing near the clinic is known, and any map stands. */
  label: string | null
  /** What is near, in words, where nothing else on the page says it. */
  near: readonly string[]
}

/** The surroundings with the entrance. Nothing of it comes from elsewhere. */
export function MapFigure({ map: { picture, label, near } }: { map: MapFigureData }): ReactNode {
  const { image, caption, drawing, drawn } = picture
  return (
    <figure className="room map">
      {image === null ? (
        <Illustration name={drawing} shape="case" alt={label ?? undefined} />
      ) : (
        // Whole, whatever its shape: no part of a map is left out.
        <img
          className="map-picture"
          src={image.src}
          width={image.width}
          height={image.height}
          alt={image.alt}
          loading="lazy"
          decoding="async"
        />
      )}
      <figcaption>
        {drawn !== null && <span className="room-drawn">{drawn}</span>}
        {caption}
        {near.length > 0 && (
          <ul>
            {near.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  )
}
