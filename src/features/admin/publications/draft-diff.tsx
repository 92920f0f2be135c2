import type { ReactNode } from 'react'
import { plural } from '../../../format/plurals.ts'
import { useFrame } from '../../../page-frame.ts'
import type { DraftWords } from '../drafts/ro.ts'
import './draft-diff.css'

export type DiffRow = {
  key: string
  title: string
  kind: 'added' | 'removed' | 'changed' | 'order'
  /** What came or went, in a line. */
  line: string | null
  changes: { name: string; before: string; after: string }[]
}
export type DiffTexts = { row: string; before: string; after: string }
type Kinds = Pick<DraftWords['diff'], 'counts' | 'added' | 'removed'>

/** The differences between two lists side by side, counted first. On a phone each row is a block of its own. */
export function DraftDiff({
  rows,
  label,
  texts,
  kinds,
  isFolded = false,
}: {
  rows: readonly DiffRow[]
  label: string
  texts: DiffTexts
  kinds: Kinds
  /** The counts alone until they are opened, where rows hold whole texts. */
  isFolded?: boolean
}): ReactNode {
  const { locale } = useFrame()
  const counts = countedKinds
    .map((kind) => ({ kind, count: rows.filter((row) => row.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => plural(count, kinds.counts[kind], locale))
  const table = (
    <table className="price-diff" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{texts.row}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      {rows.map(({ key, kind, title, line, changes }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="price-diff-title">
              {title}
              {(kind === 'added' || kind === 'removed') && (
                <span className="price-diff-mark"> · {kinds[kind]}</span>
              )}
              {line !== null && <span className="price-diff-line"> · {line}</span>}
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
  if (isFolded)
    return (
      <details className="admin-more">
        <summary>{counts.join(' · ')}</summary>
        {table}
      </details>
    )
  return (
    <>
      <p className="price-diff-counts">
        <strong>{counts.join(' · ')}</strong>
      </p>
      {table}
    </>
  )
}

const countedKinds = ['changed', 'added', 'removed', 'order'] as const satisfies readonly DiffRow['kind'][]
