import type { ReactNode } from 'react'
import type { Footnotes as Notes } from '../../content/schema.ts'
import { ListedInstalments } from '../../features/instalments/instalment-line.tsx'
import type { CompareCell, Comparison } from '../../features/treatments/compare-data.server.ts'
import { CourseLine } from '../../features/treatments/course-line.tsx'
import { FootnotedText, Footnotes } from '../../ui/footnotes.tsx'
import { SheetLink } from '../../ui/sheet/sheet-link.tsx'
import { role } from '../../ui/table-roles.ts'
import '../../ui/styles/needs-script.css'
import './page.css'
import type { CompareProps } from './props.ts'

type Labels = CompareProps['labels']

/** The rows of two treatments under their names; what is the same has a sign, a word, and one cell for both. */
export function SideBySide({
  comparison: { columns, unlike, notes, rows, example },
  labels,
}: {
  comparison: Comparison
  labels: Labels
}): ReactNode {
  return (
    <>
      <h2 id="linii">{labels.lines}</h2>
      <div className="compare-lines">
        {columns.map(({ name, of, line }) => (
          <div key={name}>
            <h3>{name}</h3>
            <p className="small">{of}</p>
            <CourseLine course={{ ...line, facts: [] }} />
          </div>
        ))}
      </div>
      {unlike !== null && <p className="compare-note">{unlike}</p>}
      <table className="compare-table" {...role.table}>
        <caption className="visually-hidden">{labels.table}</caption>
        <thead {...role.rowgroup}>
          <tr {...role.row}>
            {columns.map(({ name, href }) => (
              <th key={name} scope="col" {...role.columnheader}>
                <SheetLink href={href}>{name}</SheetLink>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ name, label, same, cells: [a, b], unlike: why }) => (
          <tbody key={name} {...role.rowgroup}>
            <tr {...role.row}>
              <th scope="rowgroup" colSpan={2} {...role.rowheader}>
                {label}
                {same && ' '}
                {same && <span className="compare-same">{`= ${labels.equal}`}</span>}
              </th>
            </tr>
            <tr {...role.row}>
              <Cell cell={a} of={same ? null : columns[0].name} notes={notes} labels={labels} />
              {!same && <Cell cell={b} of={columns[1].name} notes={notes} labels={labels} />}
            </tr>
            {why !== null && (
              <tr {...role.row}>
                <td colSpan={2} {...role.cell}>
                  {why}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
      {example && <ListedInstalments instalments={example} />}
      <p className="compare-note">{labels.note}</p>
      <Footnotes notes={notes} />
    </>
  )
}

function Cell({
  cell: { text, href, mark, instalment, bills },
  of,
  notes,
  labels,
}: {
  cell: CompareCell
  /** The name of its column; null for a cell that holds for both. */
  of: string | null
  notes: Notes
  labels: Labels
}) {
  return (
    <td data-of={of ?? undefined} colSpan={of === null ? 2 : undefined} {...role.cell}>
      {href === null ? (
        <FootnotedText notes={notes}>{text}</FootnotedText>
      ) : (
        <SheetLink href={href}>{text}</SheetLink>
      )}
      {mark !== null && ' '}
      {mark !== null && <span className="compare-less">{labels[mark]}</span>}
      {instalment !== null && <p className="compare-rate">{instalment}</p>}
      {bills.length > 0 && (
        <ul className="compare-bills">
          {bills.map((bill) => (
            <li key={bill.href}>
              <SheetLink href={bill.href}>{bill.name}</SheetLink>
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}
