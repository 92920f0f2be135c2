import type { ReactNode } from 'react'
import './amount.css'

export type PriceAmount = { before: string; amount: string; after: string }

/** A price whose `de la` is set lighter than the figures. */
export function Amount({ before, amount, after }: PriceAmount): ReactNode {
  return (
    <>
      {before !== '' && <span className="price-around">{before}</span>}
      <span className="price-amount">{amount}</span>
      {after !== '' && <span className="price-around">{after}</span>}
    </>
  )
}
