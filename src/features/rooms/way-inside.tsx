import type { ReactNode } from 'react'
import { MapFigure, type MapFigureData } from './map-figure.tsx'
import { RoomFigure, type RoomPicture } from './room-figure.tsx'
import './way-inside.css'

/** It stands in an element `.way-here`, which may be left as the server sent it. */
export type WayData = {
  entrance: RoomPicture | null
  map: MapFigureData | null
  /** The page with every picture, elsewhere. */
  more: { text: string; href: string } | null
  links: readonly { text: string; href: string }[]
  /** Said where nothing around it says that other sites open; else null. */
  elsewhere: string | null
}

export function WayInside({ way: { entrance, map, more, links, elsewhere } }: { way: WayData }): ReactNode {
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
      {more !== null && (
        <p>
          <a href={more.href}>{more.text}</a>
        </p>
      )}
    </>
  )
}
