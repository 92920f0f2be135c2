import type { ComponentProps, ReactNode } from 'react'
import { Portrait } from './portrait.tsx'
import './person-card.css'

/** `href` is the person's page, or their place on the team page. */
export type PersonCardData = {
  id: string
  href: string
  nume: string
  functie: string
  image: ComponentProps<typeof Portrait>['image']
}

/** A person in a list: portrait, name and speciality, linking to where more is said of them. */
export function PersonCard({
  person: { href, nume, functie, image },
}: {
  person: PersonCardData
}): ReactNode {
  return (
    <article className="card person-card">
      <Portrait nume={nume} image={image} />
      <div>
        <h3 className="card-title">
          <a href={href}>{nume}</a>
        </h3>
        <p className="person-card-role">{functie}</p>
      </div>
    </article>
  )
}
