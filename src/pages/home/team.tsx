import type { ReactNode } from 'react'
import { MemberCard } from '../../features/team/member-card.tsx'
import { useFrame } from '../../page-frame.ts'
import { href } from '../../routes.ts'
import { MoreLink } from './more-link.tsx'
import type { HomeProps } from './props.ts'
import './team.css'

/** Who treats a patient: faces first. */
export function HomeTeam({ texts, words, team }: Pick<HomeProps, 'texts' | 'words' | 'team'>): ReactNode {
  const { locale } = useFrame()
  return (
    <section className="section" aria-labelledby="team">
      <div className="wrap">
        <div className="home-opening">
          <h2 id="team">{texts.team.title}</h2>
          <p className="lead">{texts.team.lead}</p>
        </div>
        <ul className="home-team">
          {team.map((member) => (
            <li key={member.id}>
              <MemberCard member={member} />
            </li>
          ))}
        </ul>
        <MoreLink href={href('team', locale)}>{words.team}</MoreLink>
      </div>
    </section>
  )
}
