import { Fragment, type ReactNode } from 'react'
import { fill } from '../../format/fill.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import { SheetLink } from '../../ui/sheet/sheet-link.tsx'
import { role } from '../../ui/table-roles.ts'
import { InstalmentLine } from '../instalments/instalment-line.tsx'
import type { MonthlyInstalment } from '../instalments/monthly-instalment.ts'
import type { PriceAmount } from '../prices/amount.tsx'
import { BillShares, type Share } from './bill-shares.tsx'
import type { TotalsWords } from './ro.ts'
import '../../ui/styles/carrying-button.css'
import './bill.css'

/** In lei; `high` is null where the list has only a minimum price. */
export type BillCell = { low: string; high: string | null }
export type BillRow = BillCell & {
  key: string
  choices: readonly { title: string; href: string }[]
  /** `6 × 2.300–3.100 lei`. */
  times: string | null
}
export type BillStage = {
  name: string
  when: string | null
  rows: readonly BillRow[]
  share: Share
}
export type BillData = {
  stages: readonly BillStage[]
  offer: (BillCell & { text: string; href: string }) | null
  total: BillCell & { price: PriceAmount }
  euro: string | null
  instalment: MonthlyInstalment | null
  estimate: string
  contact: string
}
export type BillTexts = Omit<
  TotalsWords['bill'],
  'meta' | 'due' | 'after' | 'during' | 'offer' | 'printed' | 'treatment'
> & {
  /** Between rows of which one is meant. */
  or: string
}

/** A whole treatment as a bill: what is paid at each stage, lowest and highest price. */
export function Bill({
  name,
  bill,
  texts,
  printed,
}: {
  name: string
  bill: BillData
  texts: BillTexts
  printed: string
}): ReactNode {
  const { stages, offer, total, euro, instalment } = bill
  const isOpen = total.high === null
  return (
    <div className="bill">
      <BillShares stages={stages} texts={texts} />
      <table className="bill-table" {...role.table}>
        <caption className="visually-hidden">{fill(texts.caption, { name })}</caption>
        <thead {...role.rowgroup}>
          <tr {...role.row}>
            <th scope="col" {...role.columnheader}>
              {texts.part}
            </th>
            <Head text={texts.low} lei={texts.lei} />
            <Head text={texts.high} lei={texts.lei} />
          </tr>
        </thead>
        {stages.map((stage, index) => (
          <Stage key={stage.name} stage={stage} number={index + 1} texts={texts} />
        ))}
        <tfoot {...role.rowgroup}>
          {offer && (
            <tr className="bill-offer" {...role.row}>
              <th scope="row" {...role.rowheader}>
                <a href={offer.href}>{offer.text}</a>
              </th>
              <td {...role.cell}>{offer.low}</td>
              <td {...role.cell}>{isOpen ? texts.open : offer.high}</td>
            </tr>
          )}
          <tr className="bill-total" {...role.row}>
            <th scope="row" {...role.rowheader}>
              {texts.total}
              {euro !== null && <span className="bill-euro">{euro}</span>}
            </th>
            <td {...role.cell}>{total.low}</td>
            <td {...role.cell}>{total.high ?? texts.open}</td>
          </tr>
        </tfoot>
      </table>
      {isOpen && <p className="bill-note">{texts.openNote}</p>}
      {instalment && <InstalmentLine instalment={instalment} />}
      <div className="bill-actions no-print">
        <SheetLink className="button button-carrying" href={bill.contact}>
          {texts.book}
        </SheetLink>
        <SheetLink className="button button-quiet" href={bill.estimate}>
          {texts.estimate}
        </SheetLink>
        <PrintButton text={texts.print} />
      </div>
      <p className="bill-note no-print">{texts.estimateNote}</p>
      <p className="bill-note bill-printed">{printed}</p>
    </div>
  )
}

function Head({ text, lei }: { text: string; lei: string }) {
  return (
    <th scope="col" {...role.columnheader}>
      {text}
      <span className="bill-lei">{lei}</span>
    </th>
  )
}

function Stage({
  stage: { name, when, rows },
  number,
  texts,
}: {
  stage: BillStage
  number: number
  texts: BillTexts
}) {
  return (
    <tbody {...role.rowgroup}>
      <tr className="bill-stage" {...role.row}>
        <th scope="rowgroup" colSpan={3} {...role.rowheader}>
          <span className="bill-number" aria-hidden="true">
            {number}
          </span>
          {name}
          {when !== null && <span className="bill-when">, {when}</span>}
        </th>
      </tr>
      {rows.map(({ key, choices, times, low, high }) => (
        <tr key={key} {...role.row}>
          <th scope="row" {...role.rowheader}>
            {choices.map(({ title, href }, index) => (
              <Fragment key={href}>
                {index > 0 && ` ${texts.or} `}
                <SheetLink href={href}>{title}</SheetLink>
              </Fragment>
            ))}
            {times !== null && <span className="bill-times">{times}</span>}
          </th>
          <td {...role.cell}>{low}</td>
          <td {...role.cell}>{high ?? texts.open}</td>
        </tr>
      ))}
    </tbody>
  )
}
