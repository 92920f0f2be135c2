import type { ReactNode } from 'react'
import type { FrameWords } from './ro.ts'
import './formatting-help.css'

/** What can be made of plain writing, folded under the field in which it is written. */
export function FormattingHelp({ texts: { title, rows } }: { texts: FrameWords['formatting'] }): ReactNode {
  return (
    <details className="admin-more formatting-help">
      <summary>{title}</summary>
      <dl className="small">
        {rows.map(({ written, becomes }) => (
          <div key={written}>
            <dt>
              <code>{written}</code>
            </dt>
            <dd>{becomes}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
