import type { ReactNode } from 'react'
import type { AllCompare } from './props.ts'
import './page.css'

/** Between which people hesitate. */
export function Pairs({ title, links }: AllCompare['pairs']): ReactNode {
  return (
    <nav className="wrap compare-pairs no-print" aria-labelledby="perechi">
      <h2 id="perechi">{title}</h2>
      <ul className="compare-pairs-list">
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
