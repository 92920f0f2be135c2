import type { ReactNode } from 'react'
import { Illustration } from '../../ui/illustration.tsx'
import { SheetLink } from '../../ui/sheet/sheet-link.tsx'
import type { ListedInstalmentsData } from '../instalments/monthly-instalment.ts'
import { Amount, type PriceAmount } from '../prices/amount.tsx'
import './whole-lines.css'

export type WholeLine = {
  slug: string
  /** The name of an illustration. */
  drawing: string
  name: string
  lead: string
  href: string
  price: PriceAmount
  /** An instalment that is shown only on a page with the example and the warning that the law asks for. */
  instalment: string | null
}

export type LinesWithInstalment = {
  lines: readonly WholeLine[]
  /** The lender and what the law requires, once for all instalments; null where none has one. */
  example: ListedInstalmentsData | null
}

/** A list of whole treatments: what is included, and the total. */
export function WholeLines({
  lines,
  drawn = false,
}: {
  lines: readonly WholeLine[]
  drawn?: boolean
}): ReactNode {
  return (
    <ul className="whole-lines" data-drawn={drawn || undefined}>
      {lines.map(({ slug, drawing, name, lead, href, price, instalment }) => (
        <li key={slug} className="whole-line">
          <SheetLink className="whole-line-name" href={href}>
            {name}
          </SheetLink>
          {lead !== '' && <p className="whole-line-lead">{lead}</p>}
          {/* After it, as on a phone, where it would move down when that comes. */}
          <span className="whole-line-price">
            <Amount {...price} />
          </span>
          {instalment !== null && <p className="whole-line-rate">{instalment}</p>}
          {/* Stands beside all of these in their middle, which is known once they have come. */}
          {drawn && <Illustration name={drawing} shape="tile" />}
        </li>
      ))}
    </ul>
  )
}
