import type { ReactNode } from 'react'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href, type RouteId, routes } from '../../routes.ts'

/**
 * The main pages, as listed in the header, the menu and the footer, or others: the one shown, or above it, is marked. Help,
 * and what one finds out by oneself, come before what is sold.
 */
export function NavLinks({ ids = mainPages }: { ids?: readonly LinkedPage[] }): ReactNode {
  const { locale, route, path, layout } = useFrame()
  const links = ids.filter(hasPage)
  // A clinic may have none of them: an empty list would be read out as one.
  if (!links[0]) return null
  return (
    <ul className="nav-links">
      {links.map((id) => (
        <li key={id}>
          <a
            href={href(id, locale)}
            aria-current={route === id ? 'page' : path?.startsWith(`${routes[id].path}/`) || undefined}
          >
            {layout.texts.nav[id]}
          </a>
        </li>
      ))}
    </ul>
  )
}

const mainPages = [
  'inPain',
  'mouth',
  'treatments',
  'prices',
  'totals',
  'compare',
  'team',
  'stories',
  'contact',
] as const satisfies readonly RouteId[]

export type LinkedPage = (typeof mainPages)[number] | 'implantOffer' | 'instalments' | 'news'
