import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import './more-link.css'

/** From a selection to the whole list. */
export function MoreLink({ href, children }: { href: string; children: string }): ReactNode {
  return (
    <a className="home-more" href={href}>
      {children}
      <Icon name="arrow" />
    </a>
  )
}
