import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href, type RouteId } from '../../routes.ts'

/** Pages without a place in the header: listed last in the menu and the footer. */
export function FurtherLinks(): ReactNode {
  const { locale, route, layout } = useFrame()
  return (
    <ul className="nav-links">
      {furtherLinks.filter(hasPage).map((id) => (
        <li key={id}>
          <a href={href(id, locale)} aria-current={route === id ? 'page' : undefined}>
            {layout.texts.nav[id]}
          </a>
        </li>
      ))}
    </ul>
  )
}

const furtherLinks = ['mouth', 'totals', 'compare'] as const satisfies readonly RouteId[]
