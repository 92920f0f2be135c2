import type { ReactNode } from 'react'

export type FilterLink = { href: string; text: string; current: boolean }

/** Which part of a list is shown, each part at an address of its own. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }): ReactNode {
  return (
    <nav aria-label={label} className="admin-steps">
      <ul className="actions">
        {links.map(({ href, text, current }) => (
          <li key={href}>
            <a className="button button-quiet" href={href} aria-current={current ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
