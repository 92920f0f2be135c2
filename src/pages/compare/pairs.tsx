import type { ReactNode } from 'react'
import { SheetLink } from '../../ui/sheet/sheet-link.tsx'
import type { CompareProps } from './props.ts'
import './page.css'

/** Between which people hesitate. */
export function Pairs({ title, links }: CompareProps['pairs']): ReactNode {
  if (links.length === 0) return null
  return (
    <nav className="wrap compare-pairs no-print" aria-labelledby="perechi">
      <h2 id="perechi">{title}</h2>
      <ul className="compare-pairs-list">
        {links.map(({ name, href }) => (
          <li key={href}>
            <SheetLink href={href}>{name}</SheetLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
