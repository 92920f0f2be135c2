import type { ReactNode } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { NewsCard } from '../../features/news/news-card.tsx'
import { StoryCard } from '../../features/stories/story-card.tsx'
import { Portrait } from '../../features/team/portrait.tsx'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { FootnotedText, Footnotes } from '../../ui/footnotes.tsx'
import { Await } from '../../ui/hydration/await.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { MemberProps } from './props.ts'
import './page.css'

/** Somebody of the team: who treats me, and how I come to them. */
export default function MemberPage(props: MemberProps): ReactNode {
  const { id, nume, functie, introduction, texts, next, trail, years, notes, book, stories } = props
  const { locale } = useFrame()
  return (
    <>
      <PageHeader className="member-header" title={nume} trail={trail}>
        <div className="member-portrait">
          <Portrait nume={nume} image={props.image} />
        </div>
        <p className="member-role">{functie}</p>
        {introduction !== '' && <p className="lead">{introduction}</p>}
        <p className="small">
          <FootnotedText notes={notes}>{years}</FootnotedText>
        </p>
        {book && (
          <p className="actions">
            <a className="button button-quiet" href={book.href}>
              {book.label}
            </a>
          </p>
        )}
      </PageHeader>
      <div className="wrap member">
        <About {...props} />
        <Facts {...props} />
        <Experience {...props} />
        <Checked {...props} />
      </div>
      {hasPage('stories') && stories.length > 0 && (
        <section className="section section-warm" aria-labelledby="povesti">
          <div className="wrap">
            <h2 id="povesti">{texts.stories.title}</h2>
            <ul className="member-stories">
              {stories.map((story) => (
                <li key={story.id}>
                  <StoryCard story={story} />
                </li>
              ))}
            </ul>
            <p>
              <a href={href('stories', locale)}>{texts.stories.all}</a>
            </p>
          </div>
        </section>
      )}
      <div className="wrap member-notes">
        <Footnotes notes={notes} />
      </div>
      <CallToAction {...next} {...(book && { search: `?medic=${id}` })} />
    </>
  )
}

function About({ texts, descriere, for_whom, treatments }: MemberProps): ReactNode {
  return (
    <>
      <section className="member-section" aria-labelledby="ce-face">
        <h2 id="ce-face">{texts.about}</h2>
        <p>{descriere}</p>
        {treatments.length > 0 && (
          <>
            <h3>{texts.treatments}</h3>
            <Links items={treatments} />
          </>
        )}
      </section>
      {for_whom.length > 0 && (
        <section className="member-section" aria-labelledby="pentru-cine">
          <h2 id="pentru-cine">{texts.forWhom}</h2>
          <ul className="member-list">
            {for_whom.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Facts({ texts, facts, fields }: MemberProps): ReactNode {
  const { locale } = useFrame()
  return (
    <aside className="member-facts" aria-labelledby="pe-scurt">
      <h2 id="pe-scurt">{texts.facts.title}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {fields.length > 0 && (
          <div>
            <dt>{texts.facts.fields}</dt>
            <dd>
              <Links items={fields} />
            </dd>
          </div>
        )}
      </dl>
      <p>
        <a href={href('team', locale)}>{texts.team}</a>
      </p>
    </aside>
  )
}

function Experience({ texts, experienta, courses, coursesLabel }: MemberProps): ReactNode {
  return (
    <section className="member-section" aria-labelledby="experienta">
      <h2 id="experienta">{texts.experience}</h2>
      <p>{experienta}</p>
      {courses.length > 0 && (
        <details className="member-courses">
          <summary className="opens">{coursesLabel}</summary>
          <ol>
            {courses.map(({ year, text }) => (
              <li key={`${year} ${text}`}>
                <span className="member-course-year">{year}</span> <span>{text}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

/** What they vouch for today: nothing of it is said where there is nothing. */
function Checked({ texts, checked, articles }: MemberProps): ReactNode {
  return (
    <>
      {checked.length > 0 && (
        <section className="member-section" aria-labelledby="verifica">
          <h2 id="verifica">{texts.checked.title}</h2>
          <p>{texts.checked.lead}</p>
          <ul className="member-checked">
            {checked.map(({ title, href, on }) => (
              <li key={href}>
                <a href={href}>{title}</a> <span>{on}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasPage('news') && (
        <Await value={articles}>
          {(list) =>
            list.length > 0 && (
              <section className="member-section" aria-labelledby="articole">
                <h2 id="articole">{texts.checked.articles}</h2>
                <ul className="member-articles">
                  {list.map((article) => (
                    <li key={article.slug}>
                      <NewsCard article={article} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          }
        </Await>
      )}
    </>
  )
}

function Links({ items }: { items: MemberProps['treatments'] }): ReactNode {
  return (
    <ul className="member-links">
      {items.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
