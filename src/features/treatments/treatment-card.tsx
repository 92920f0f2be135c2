import type { ReactNode } from 'react'
import { Illustration } from '../../ui/illustration.tsx'
import './treatment-card.css'

/** The key is also the name of the treatment's illustration. */
export type TreatmentCardData = { key: string; href: string; title: string; text: string }

/** One treatment in a list: its picture, its name as the link, and a short description. */
export function TreatmentCard({
  treatment: { key, href, title, text },
  heading: Heading = 'h3',
}: {
  treatment: TreatmentCardData
  heading?: 'h2' | 'h3' | 'h4'
}): ReactNode {
  return (
    <article className="card treatment-card">
      <Illustration name={key} shape="tile" />
      <div>
        <Heading className="card-title">
          <a href={href}>{title}</a>
        </Heading>
        <p className="treatment-card-text">{text}</p>
      </div>
    </article>
  )
}
