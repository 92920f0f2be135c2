import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import './more-link.css'

/** From a taste of something on to all of it. */
export function MoreLink({ href, children }: { href: string; children: string }): ReactNode {
  return (
    <a className="home-more" href={href}>
      {children}
      <Icon name="arrow" />
    </a>
  )
}
