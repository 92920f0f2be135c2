import type { ReactNode } from 'react'
import { fill } from '../../format/fill.ts'
import type { TotalsWords } from './ro.ts'
import './bill-shares.css'

/** A stage's part of the lowest total, in hundredths of it. */
export type Share = { from: number; width: number }

/** The lowest total as a strip, divided by payments. */
export function BillShares({
  stages,
  texts,
}: {
  stages: readonly { name: string; share: Share }[]
  texts: Pick<TotalsWords['bill'], 'share' | 'stageShare'>
}): ReactNode {
  const sentences = stages.map(({ name, share }) =>
    fill(texts.stageShare, { stage: name, amount: `${Math.round(share.width)}%` }),
  )
  return (
    <svg
      className="bill-shares"
      width="100%"
      height="34"
      role="img"
      aria-label={fill(texts.share, { stages: sentences.join('; ') })}
    >
      {stages.map(({ name, share: { from, width } }, index) => (
        <g key={name}>
          <rect x={`${from}%`} y="1" width={`${width}%`} height="32" rx="3" />
          {width >= 4 && (
            <text x={`${from + width / 2}%`} y="17" textAnchor="middle">
              {index + 1}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
