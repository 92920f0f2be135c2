import type { ReactNode } from 'react'
import { Amount, type PriceAmount } from './amount.tsx'
import './price-lines.css'

/** By row: the offer that applies now, and a link to its terms. */
export type RowNotes = Readonly<Record<string, RowNote>>
export type RowNote = { text: string; href: string }
export type PriceLineData = {
  id: string
  title: string
  price: PriceAmount
  per: string
  href: string
  note?: RowNote | undefined
}

/** A short price list: names on one side, figures aligned on the other. */
export function PriceLines({ lines }: { lines: readonly PriceLineData[] }): ReactNode {
  return (
    <ul className="price-lines">
      {lines.map(({ id, title, price, per, href, note }) => (
        <li key={id} className="price-lines-row">
          <a className="price-lines-title" href={href}>
            {title}
          </a>
          <span className="price-lines-price">
            <Amount {...price} /> <span className="price-lines-per">{per}</span>
          </span>
          {note && (
            <a className="price-note" href={note.href}>
              {note.text}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
