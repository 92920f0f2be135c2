import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href, type RouteId, routes } from '../../routes.ts'

/** The main pages, as listed in the header, the menu and the footer. */
export function NavLinks(): ReactNode {
  const { locale, route, path, layout } = useFrame()
  return (
    <ul className="nav-links">
      {links
        .filter(hasPage)
        .filter((id) => id !== 'implantOffer' || layout.offerRuns)
        .map((id) => (
          <li key={id}>
            <a href={href(id, locale)} aria-current={route === id ? 'page' : isBelow(path, id)}>
              {layout.texts.nav[id]}
            </a>
          </li>
        ))}
    </ul>
  )
}

function isBelow(path: string | null, id: RouteId): true | undefined {
  return path?.startsWith(`${routes[id].path}/`) || undefined
}

const links = [
  'inPain',
  'treatments',
  'prices',
  'instalments',
  'implantOffer',
  'team',
  'stories',
  'news',
  'contact',
] as const satisfies readonly RouteId[]
