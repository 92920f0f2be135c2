import type { ReactNode } from 'react'
import { PersonCard } from '../../features/team/person-card.tsx'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { MoreLink } from './more-link.tsx'
import type { HomeProps } from './props.ts'
import './people.css'

/** Who treats a patient: faces first. */
export function HomePeople({
  texts,
  words,
  people,
}: Pick<HomeProps, 'texts' | 'words' | 'people'>): ReactNode {
  const { locale } = useFrame()
  return (
    <section className="section" aria-labelledby="team">
      <div className="wrap">
        <div className="home-opening">
          <h2 id="team">{texts.team.title}</h2>
          <p className="lead">{texts.team.lead}</p>
        </div>
        <ul className="home-people">
          {people.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
        <MoreLink href={href('team', locale)}>{words.team}</MoreLink>
      </div>
    </section>
  )
}
