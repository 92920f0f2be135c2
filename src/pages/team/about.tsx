import type { ReactNode } from 'react'
import type { Footnotes } from '../../content/schema.ts'
import { Portrait } from '../../features/team/portrait.tsx'
import { FootnotedText } from '../../ui/footnotes.tsx'
import type { About, TeamTexts } from './props.ts'

export type Surroundings = { texts: TeamTexts; notes: Footnotes }

/** A member's biography. It is in the document's markup, so its code is fetched only on later navigation. */
export function PersonAbout({
  id,
  person,
  texts,
  notes,
}: { id: string; person: About } & Surroundings): ReactNode {
  const { book, courses, treatments } = person
  return (
    <>
      <div className="team-portrait">
        <Portrait nume={person.nume} image={person.image} />
      </div>
      <header className="team-person-head">
        <h3 id={`nume-${id}`}>{person.nume}</h3>
        <p className="team-role">{person.functie}</p>
        <p className="small">
          <FootnotedText notes={notes}>{person.years}</FootnotedText>
        </p>
      </header>
      <div className="team-person-text">
        <p>{person.descriere}</p>
        <details className="team-history">
          <summary className="opens">{texts.experience}</summary>
          <p>{person.experienta}</p>
        </details>
        {courses.length > 0 && (
          <details className="team-history">
            <summary className="opens">{person.coursesLabel}</summary>
            <ol className="team-courses">
              {courses.map(({ year, text }) => (
                <li key={`${year} ${text}`}>
                  <span className="team-course-year">{year}</span> <span>{text}</span>
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
      <dl className="team-facts">
        <dt>{texts.languagesLabel}</dt>
        <dd>{person.languages}</dd>
        {treatments.length > 0 && (
          <>
            <dt>{texts.treatments}</dt>
            <dd>
              <ul className="team-treatments">
                {treatments.map(({ title, href }) => (
                  <li key={href}>
                    <a href={href}>{title}</a>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      {book && (
        <p className="team-book">
          <a className="button button-quiet" href={book.href}>
            {book.label}
          </a>
        </p>
      )}
    </>
  )
}
