import type { ReactNode } from 'react'
import { role } from '../../ui/table-roles.ts'
import '../whole-treatments/bill.css'
import type { KeptEstimate } from './estimate.server.ts'

/** The estimate that was sent, on the same slip as the bill of a whole treatment. */
export function KeptEstimateSlip({
  estimate: { lines, total },
  texts,
  lang,
}: {
  estimate: KeptEstimate
  texts: { title: string; row: string; price: string; note: string }
  /** The language that it was written in. */
  lang: string
}): ReactNode {
  return (
    <div className="bill-edge">
      <div className="bill">
        <table className="bill-table" {...role.table}>
          <caption className="visually-hidden">{texts.title}</caption>
          <thead {...role.rowgroup}>
            <tr {...role.row}>
              <th scope="col" {...role.columnheader}>
                {texts.row}
              </th>
              <th scope="col" {...role.columnheader}>
                {texts.price}
              </th>
            </tr>
          </thead>
          <tbody lang={lang} {...role.rowgroup}>
            {lines.map(({ title, price, note }) => (
              <tr key={title} {...role.row}>
                <th scope="row" {...role.rowheader}>
                  {title}
                  {note !== null && <span className="bill-times">{note}</span>}
                </th>
                <td {...role.cell}>{price}</td>
              </tr>
            ))}
          </tbody>
          {total !== null && (
            <tfoot lang={lang} {...role.rowgroup}>
              <tr className="bill-total" {...role.row}>
                <th scope="row" {...role.rowheader}>
                  {total.title}
                </th>
                <td {...role.cell}>{total.price}</td>
              </tr>
            </tfoot>
          )}
        </table>
        <p className="bill-note">{texts.note}</p>
      </div>
    </div>
  )
}
