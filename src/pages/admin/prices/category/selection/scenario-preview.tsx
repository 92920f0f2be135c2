import { memo, type ReactNode } from 'react'
import { type Rounding, scaleAmounts } from '../../../../../features/prices/editing/scenario.ts'
import { priceText } from '../../../../../features/prices/price-text.ts'
import { fill } from '../../../../../format/fill.ts'
import { useFrame } from '../../../../../page-frame.ts'
import type { AdminCategoryProps } from '../props.ts'
import './scenario-preview.css'

type Row = AdminCategoryProps['amounts'][number]
type PreviewProps = {
  label: string
  amounts: readonly Row[]
  /** All rows that a percentage would change. */
  count: number
  /** No selection means all rows. */
  chosen: readonly string[]
  basisPoints: number | null
  step: Rounding
  texts: AdminCategoryProps['texts']
}

/** Each part of a long list is laid out when it is looked at. */
const rowsInAPart = 20

/** What a percentage would make of the chosen prices. */
export const ScenarioPreview = memo(function ScenarioPreview(props: PreviewProps): ReactNode {
  const { label, amounts, count, chosen, basisPoints, step, texts } = props
  if (basisPoints === null) return null
  const ids = new Set(chosen)
  const meant = ids.size === 0 ? amounts : amounts.filter(({ id }) => ids.has(id))
  const parts = Array.from({ length: Math.ceil(meant.length / rowsInAPart) }, (_, part) => part * rowsInAPart)
  return (
    <>
      <table className="scenario-preview" aria-label={label}>
        {parts.map((first) => (
          <tbody key={first}>
            {meant.slice(first, first + rowsInAPart).map((row) => (
              <ScaledRow key={row.id} row={row} basisPoints={basisPoints} step={step} texts={texts} />
            ))}
          </tbody>
        ))}
      </table>
      {count > meant.length && (
        <p className="small">{fill(texts.scenario.partly, { shown: meant.length, count })}</p>
      )}
    </>
  )
})

type RowProps = { row: Row; basisPoints: number } & Pick<PreviewProps, 'step' | 'texts'>

/** A component of its own, so that a long list is rendered in pieces between which a tap is answered. */
function ScaledRow({ row, basisPoints, step, texts }: RowProps) {
  const { locale } = useFrame()
  return (
    <tr>
      <th scope="row">{row.title}</th>
      <td>{priceText(row, locale, texts)}</td>
      <td>
        <strong>{priceText(scaleAmounts(row, basisPoints, step), locale, texts)}</strong>
      </td>
    </tr>
  )
}
