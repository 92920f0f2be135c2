import type { ComponentProps, ReactNode } from 'react'
import { Portrait } from './portrait.tsx'
import './member-card.css'

/** `href` is the member's page, or their place on the team page. */
export type MemberCardData = {
  id: string
  href: string
  nume: string
  functie: string
  image: ComponentProps<typeof Portrait>['image']
}

/** A team member in a list: portrait, name and speciality, linking to where more is said of them. */
export function MemberCard({
  member: { href, nume, functie, image },
}: {
  member: MemberCardData
}): ReactNode {
  return (
    <article className="card member-card">
      <Portrait nume={nume} image={image} />
      <div>
        <h3 className="card-title">
          <a href={href}>{nume}</a>
        </h3>
        <p className="member-card-role">{functie}</p>
      </div>
    </article>
  )
}
