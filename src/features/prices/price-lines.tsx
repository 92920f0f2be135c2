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
  /** Only on a page with the example and the warning that the law asks for. */
  instalment?: string | null
}

/** A short price list: names on one side, figures aligned on the other. */
export function PriceLines({ lines }: { lines: readonly PriceLineData[] }): ReactNode {
  return (
    <ul className="price-lines">
      {lines.map(({ id, title, price, per, href, note, instalment }) => (
        <li key={id} className="price-lines-row">
          <a className="price-lines-title" href={href}>
            {title}
          </a>
          <span className="price-lines-price">
            <Amount {...price} /> <span className="price-lines-per">{per}</span>
          </span>
          {instalment && <p className="price-lines-rate">{instalment}</p>}
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
