import type { ReactNode } from 'react'
import { fill } from '../../../format/fill.ts'
import type { InMarkup } from '../../../page-frame.ts'
import { ServerMarkup } from '../../../ui/hydration/server-markup.tsx'
import { SheetLink } from '../../../ui/sheet/sheet-link.tsx'
import { Amount, type PriceAmount } from '../amount.tsx'
import { type PickedRow, quantityOf } from '../estimate/estimate-selection.ts'
import { Stepper } from '../estimate/estimate-stepper.tsx'
import type { RowNote } from '../price-lines.tsx'
import type { Amounts } from '../price-text.ts'
import type { PricesWords } from '../ro.ts'
import './price-table.css'

/** What the form reckons with: all that a document holds of a row beside its markup. */
export type PriceRowFigures = Amounts & {
  id: string
  note?: RowNote | undefined
}

export type PriceRowWords = {
  title: string
  price: PriceAmount
  per: string
  /** For information only; null for what is free. */
  euro: string | null
  included: readonly string[]
  details: InMarkup<RowDetails>
}

export type PriceRowData = PriceRowFigures & PriceRowWords

export type RowDetails = {
  /** The row's VAT, where the rows of a category differ. */
  apart: string | null
  notIncluded: readonly string[]
  validFrom: string
}

export type PriceTableTexts = Pick<PricesWords, 'included' | 'notIncluded' | 'rowLink'> & {
  estimate: Omit<PricesWords['estimate'], 'printedOn'>
}

/** Rows of prices; each can be ticked for the estimate and opened for what it includes. */
export function PriceTable({
  rows,
  selection,
  texts,
  label,
  address,
  found = null,
  change,
}: {
  rows: readonly PriceRowData[]
  selection: readonly PickedRow[]
  texts: PriceTableTexts
  label: string
  /** The address of the page the rows link to; empty for the current one. */
  address: string
  /** What a search has found; the others stay ticked and unseen. Null without one. */
  found?: ReadonlySet<string> | null
  change: (row: PickedRow) => void
}): ReactNode {
  return (
    <ul className="price-table" aria-label={label}>
      {rows.map((row) => (
        <PriceRow
          key={row.id}
          row={row}
          quantity={quantityOf(selection, row.id)}
          texts={texts}
          href={`${address}#${row.id}`}
          isHidden={found !== null && !found.has(row.id)}
          change={change}
        />
      ))}
    </ul>
  )
}

function PriceRow({
  row,
  quantity,
  texts,
  href,
  isHidden,
  change,
}: {
  row: PriceRowData
  quantity: number
  texts: PriceTableTexts
  href: string
  isHidden: boolean
  change: (row: PickedRow) => void
}) {
  const { id, title, note } = row
  const picked = quantity > 0
  return (
    <li id={id} className="price-row" hidden={isHidden}>
      <label className="price-row-pick">
        <input
          type="checkbox"
          name="rand"
          value={`${id}.${picked ? quantity : 1}`}
          checked={picked}
          aria-label={fill(texts.estimate.addLabel, { title })}
          onChange={({ target }) => change({ id, quantity: target.checked ? 1 : 0 })}
        />
      </label>
      <ServerMarkup
        as="details"
        from={`[id="${id}"] > details`}
        className="price-row-details"
        value={row.details}
      >
        {(details) => <Details row={row} details={details} texts={texts} href={href} />}
      </ServerMarkup>
      {note && (
        <a className="price-note" href={note.href}>
          {note.text}
        </a>
      )}
      {picked && (
        <div className="price-row-quantity">
          <Stepper
            id={id}
            title={title}
            quantity={quantity}
            texts={texts.estimate}
            anchor={id}
            change={change}
          />
        </div>
      )}
    </li>
  )
}

type DetailsProps = {
  row: PriceRowData
  details: RowDetails
  texts: PriceTableTexts
  href: string
}

function Details({ row, details, texts, href }: DetailsProps) {
  const { title, price, per, euro, included } = row
  const { notIncluded, validFrom, apart } = details
  return (
    <>
      <summary className="price-row-summary">
        <span className="price-row-title opens">{title}</span>{' '}
        <span className="price-row-price">
          <Amount {...price} />
        </span>{' '}
        <span className="price-row-per">{per}</span>
        {euro !== null && (
          <>
            {' '}
            <span className="price-row-euro">{euro}</span>
          </>
        )}
        {apart !== null && (
          <>
            {' '}
            <span className="price-row-vat">{apart}</span>
          </>
        )}
      </summary>
      <div className="price-row-more">
        <Items label={texts.included} items={included} isRead />
        <Items label={texts.notIncluded} items={notIncluded} />
        <p>
          {`${validFrom}. `}
          <SheetLink className="no-print" href={href}>
            {fill(texts.rowLink, { title })}
          </SheetLink>
        </p>
      </div>
    </>
  )
}

/** `isRead`: the bill reads these from the page. */
function Items({ label, items, isRead }: { label: string; items: readonly string[]; isRead?: boolean }) {
  if (items.length === 0) return null
  return (
    <div>
      <p>{label}</p>
      <ul data-items={isRead ? 'included' : undefined}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
