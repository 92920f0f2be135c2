import type { ReactNode } from 'react'
import { MapFigure, type MapFigureData } from './map-figure.tsx'
import { RoomFigure, type RoomPicture } from './room-figure.tsx'
import './way-inside.css'

/** It stands in an element `.way-here`, which may be left as the server sent it. */
export type WayData = {
  entrance: RoomPicture | null
  map: MapFigureData | null
  /** Where the map is, on a page that has it not. */
  mapPlace: { text: string; href: string } | null
  links: readonly { text: string; href: string }[]
  /** Said where nothing around it says that other sites open; else null. */
  elsewhere: string | null
}

export function WayInside({
  way: { entrance, map, mapPlace, links, elsewhere },
}: {
  way: WayData
}): ReactNode {
  return (
    <>
      <ul className="way-links no-print">
        {links.map(({ text, href }) => (
          <li key={href}>
            <a href={href} rel="noopener external">
              {text}
            </a>
          </li>
        ))}
      </ul>
      {elsewhere !== null && <p className="small no-print">{elsewhere}</p>}
      {entrance !== null && <RoomFigure picture={entrance} />}
      {map !== null && <MapFigure map={map} />}
      {mapPlace !== null && (
        <p>
          <a href={mapPlace.href}>{mapPlace.text}</a>
        </p>
      )}
    </>
  )
}
