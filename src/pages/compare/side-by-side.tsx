import type { ReactNode } from 'react'
import type { Footnotes } from '../../content/schema.ts'
import type { CompareCell, Comparison } from '../../features/treatments/compare-data.server.ts'
import { CourseLine } from '../../features/treatments/course-line.tsx'
import { FootnotedText } from '../../ui/footnotes.tsx'
import { Icon } from '../../ui/icon.tsx'
import '../../ui/styles/needs-script.css'
import type { CompareProps } from './props.ts'

type Labels = CompareProps['labels']

/** The rows of two treatments under their names; differences have a sign and a word. */
export function SideBySide({
  comparison: { columns, rows },
  labels,
}: {
  comparison: Comparison
  labels: Labels
}): ReactNode {
  return (
    <section className="section-warm compare-result" aria-labelledby="linii">
      <div className="wrap">
        <h2 id="linii">{labels.lines}</h2>
        <div className="compare-lines">
          {columns.map(({ name, line }) => (
            <div key={name}>
              <h3>{name}</h3>
              <CourseLine course={{ ...line, facts: [] }} />
            </div>
          ))}
        </div>
        <table className="compare-table">
          <caption className="visually-hidden">{labels.table}</caption>
          <thead>
            <tr>
              {columns.map(({ name, href }) => (
                <th key={name} scope="col">
                  <a href={href}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ name, label, differs, cells: [a, b] }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {label}{' '}
                  <span className="compare-mark" data-differs={differs || undefined}>
                    {differs ? `≠ ${labels.differs}` : `= ${labels.equal}`}
                  </span>
                </th>
              </tr>
              <tr>
                <Cell cell={a} notes={columns[0].notes} labels={labels} />
                <Cell cell={b} notes={columns[1].notes} labels={labels} />
              </tr>
            </tbody>
          ))}
        </table>
        <p className="compare-note">{labels.note}</p>
        <button type="button" className="button-plain needs-script compare-print" onClick={() => print()}>
          <Icon name="print" />
          {labels.print}
        </button>
      </div>
    </section>
  )
}

function Cell({
  cell: { text, href, mark },
  notes,
  labels,
}: {
  cell: CompareCell
  notes: Footnotes
  labels: Labels
}) {
  return (
    <td>
      {href === null ? <FootnotedText notes={notes}>{text}</FootnotedText> : <a href={href}>{text}</a>}
      {mark !== null && ' '}
      {mark !== null && <span className="compare-less">{labels[mark]}</span>}
    </td>
  )
}
