import type { ReactNode } from 'react'
import type { MapDrawing } from './map-drawing.server.ts'
import { RoomFigure, type RoomPicture } from './room-figure.tsx'
import './map-figure.css'

export type MapFigureData = {
  picture: RoomPicture
  /** Null where a picture of the owner's stands, or where nothing near the clinic is known. */
  drawing: (MapDrawing & { label: string; entranceLabel: string; scaleLabel: string }) | null
  /** What is near, in words. */
  near: readonly string[]
}

/** The surroundings with the entrance. Nothing of it comes from elsewhere. */
export function MapFigure({ map: { picture, drawing, near } }: { map: MapFigureData }): ReactNode {
  const { image, caption, drawn } = picture
  if (drawing === null && image === null) return <RoomFigure picture={picture} />
  return (
    <figure className="room map">
      {/* Whole, whatever its shape: no part of a map is left out. */}
      {image !== null && (
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
      {drawing !== null && <Sketch drawing={drawing} />}
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

function Sketch({ drawing }: { drawing: NonNullable<MapFigureData['drawing']> }): ReactNode {
  const { entrance, streets, landmarks, scale, label, entranceLabel, scaleLabel } = drawing
  return (
    <svg className="map-sketch" viewBox="0 0 480 360" width="480" height="360" role="img" aria-label={label}>
      {streets.map(({ name, path }) => (
        <path key={name} className="map-street" d={path} />
      ))}
      {streets.map(({ name, at: { x, y, isBeside } }) => (
        <text key={name} x={x} y={y} textAnchor={isBeside ? 'start' : 'end'}>
          {name}
        </text>
      ))}
      {landmarks.map(({ kind, name, x, y }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <circle className="map-mark" r="13" />
          {kind === 'metro' && (
            <text className="map-letter" y="6" textAnchor="middle">
              M
            </text>
          )}
          <text y="34" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <g transform={`translate(${entrance.x} ${entrance.y})`}>
        <path className="map-pin" d="M0 0C-16 -21 -21 -31 -21 -41A21 21 0 0 1 21 -41C21 -31 16 -21 0 0Z" />
        <circle className="map-hole" cy="-41" r="8" />
        <text y="24" textAnchor="middle" className="map-here">
          {entranceLabel}
        </text>
      </g>
      <g className="map-scale" transform="translate(20 340)">
        <path d={`M0 -8V0H${scale.length}V-8`} />
        <text x={scale.length + 10}>{scaleLabel}</text>
      </g>
      <g transform="translate(452 176)">
        <path className="map-north" d="M0 -26L9 4 0 -3 -9 4Z" />
        <text y="24" textAnchor="middle">
          N
        </text>
      </g>
    </svg>
  )
}
