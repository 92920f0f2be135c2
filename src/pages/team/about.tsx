import type { ReactNode } from 'react'
import { Portrait } from '../../features/team/portrait.tsx'
import type { About } from './props.ts'

/** A card that leads to somebody's page; of who has none it says more itself. It is in the document's markup, so its code
 * is fetched only on later navigation. */
export function MemberAbout({ id, member }: { id: string; member: About }): ReactNode {
  const { href, nume, functie, introduction, more } = member
  return (
    <>
      <div className="team-portrait">
        <Portrait nume={nume} image={member.image} />
      </div>
      <div className="team-member-text">
        <h3 className="card-title" id={`nume-${id}`}>
          {href === null ? nume : <a href={href}>{nume}</a>}
        </h3>
        <p className="team-role">{functie}</p>
        {introduction !== '' && <p className="team-introduction">{introduction}</p>}
        {more && (
          <details className="team-more">
            <summary className="opens">{more.label}</summary>
            {more.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {more.courses.length > 0 && (
              <ol>
                {more.courses.map(({ year, text }) => (
                  <li key={`${year} ${text}`}>{`${year} · ${text}`}</li>
                ))}
              </ol>
            )}
          </details>
        )}
      </div>
    </>
  )
}
