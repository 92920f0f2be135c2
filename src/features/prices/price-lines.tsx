import type { ReactNode } from 'react'
import './price-lines.css'

export type PriceAmount = { before: string; amount: string; after: string }
export type PriceLineData = { id: string; title: string; price: PriceAmount; per: string; href: string }

/** A short menu of prices: names on one side, figures aligned on the other. */
export function PriceLines({ lines }: { lines: readonly PriceLineData[] }): ReactNode {
  return (
    <ul className="price-lines">
      {lines.map(({ id, title, price, per, href }) => (
        <li key={id} className="price-lines-row">
          <a className="price-lines-title" href={href}>
            {title}
          </a>
          <span className="price-lines-price">
            <Amount {...price} /> <span className="price-lines-per">{per}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A price whose `de la` stands back from the figures. */
export function Amount({ before, amount, after }: PriceAmount): ReactNode {
  return (
    <>
      {before !== '' && <span className="price-around">{before}</span>}
      <span className="price-amount">{amount}</span>
      {after !== '' && <span className="price-around">{after}</span>}
    </>
  )
}
