import type { ReactNode } from 'react'
import './price-diff.css'

export type DiffRow = {
  key: string
  title: string
  /** New or removed; null for a changed row. */
  mark: string | null
  changes: { name: string; before: string; after: string }[]
}
export type DiffTexts = { row: string; before: string; after: string }

/** The differences between two lists side by side. On a phone each row is a block of its own. */
export function PriceDiff({
  rows,
  label,
  texts,
}: {
  rows: readonly DiffRow[]
  label: string
  texts: DiffTexts
}): ReactNode {
  return (
    <table className="price-diff" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{texts.row}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      {rows.map(({ key, title, mark, changes }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="price-diff-title">
              {title}
              {mark !== null && <span className="price-diff-mark"> · {mark}</span>}
            </th>
          </tr>
          {changes.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={texts.before}>
                <del>{before}</del>
              </td>
              <td data-label={texts.after}>
                <ins>{after}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
