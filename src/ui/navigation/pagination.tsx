import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import './pagination.css'

type Step = { href: string; label: string }

export type PaginationData = {
  label: string
  place: string
  newer: Step | null
  older: Step | null
  /** Every page in its order, for lists so long that the last would be many steps away. */
  every?: readonly Step[]
}

export function Pagination({
  pages: { label, place, newer, older, every },
}: {
  pages: PaginationData
}): ReactNode {
  return (
    <nav className="pagination no-print" aria-label={label}>
      {newer && (
        <a className="button button-quiet pagination-newer" rel="prev" href={newer.href}>
          <Icon name="arrow" />
          {newer.label}
        </a>
      )}
      <p className="small">{place}</p>
      {older && (
        <a className="button button-quiet" rel="next" href={older.href}>
          {older.label}
          <Icon name="arrow" />
        </a>
      )}
      {every && (
        <ol className="pagination-every">
          {every.map((step, index) => (
            <li key={step.href}>
              <a
                href={step.href}
                aria-label={step.label}
                aria-current={step.label === place ? 'page' : undefined}
              >
                {index + 1}
              </a>
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}
