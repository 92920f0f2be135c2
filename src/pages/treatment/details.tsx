import type { ReactNode } from 'react'
import { RoomsSection } from '../../features/rooms/rooms-section.tsx'
import { StoryCard } from '../../features/stories/story-card.tsx'
import { CourseLine } from '../../features/treatments/course-line.tsx'
import { useFrame } from '../../page-frame.ts'
import { hasPage, href } from '../../routes.ts'
import { Await } from '../../ui/hydration/await.tsx'
import { Questions } from '../../ui/questions.tsx'
import { Contents } from './contents.tsx'
import { Dentists } from './dentists.tsx'
import { PriceSection } from './prices.tsx'
import type { TreatmentProps } from './props.ts'
import { Depth, Pain, Urgent } from './sections.tsx'

/** Everything below the heading: what patients worry about, and folded what few need. */
export function TreatmentDetails(props: TreatmentProps): ReactNode {
  const { text, texts, stories, films, allFilms } = props
  const { locale, sheet } = useFrame()
  const { headings } = texts
  return (
    <>
      <section className="section-warm treatment-course" aria-labelledby="simtiti">
        <div className="wrap">
          <h2 id="simtiti">{props.course.title}</h2>
          <p className="treatment-intro">{props.course.of}</p>
          <CourseLine course={props.course} />
          <p className="treatment-course-note">{props.course.note}</p>
        </div>
      </section>
      <div className="wrap treatment-body">
        <Contents {...props} />
        <div className="treatment-sections">
          <Pain {...props} />
          <PriceSection {...props} />
          <Depth {...props} />
          <Urgent {...props} />
          <Dentists {...props} />
          <section className="treatment-section" id="intrebari">
            <h2>{headings.questions}</h2>
            <Questions items={text.questions} notes={text.footnotes} sheet={sheet} />
          </section>
          <Articles {...props} />
        </div>
      </div>
      <RoomsSection rooms={props.rooms} />
      {hasPage('stories') && stories.length + films.length > 0 && (
        <section className="section section-warm" id="povesti">
          <div className="wrap">
            <h2>{headings.stories}</h2>
            {stories.length > 0 && (
              <ul className="treatment-stories">
                {stories.map((story) => (
                  <li key={story.id}>
                    <StoryCard story={story} />
                  </li>
                ))}
              </ul>
            )}
            <ul className="treatment-links">
              {films.map(({ text, href }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
              {allFilms && (
                <li>
                  <a href={allFilms.href}>{allFilms.text}</a>
                </li>
              )}
              <li>
                <a href={href('stories', locale)}>{texts.stories}</a>
              </li>
            </ul>
          </div>
        </section>
      )}
    </>
  )
}

/** Nothing where nobody has written about it. */
function Articles({ articles, texts }: TreatmentProps): ReactNode {
  return (
    <Await value={articles} meanwhile={null}>
      {(all) =>
        all.length > 0 && (
          <section className="treatment-section treatment-articles" id="articole">
            <h2>{texts.headings.articles}</h2>
            <ul className="treatment-links">
              {all.map(({ slug, href, title, reading }) => (
                <li key={slug}>
                  <a href={href}>{title}</a> <span className="small">{reading}</span>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Await>
  )
}
