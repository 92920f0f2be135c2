import type { ReactNode } from 'react'
import { BeforeAfter, type BeforeAfterData } from '../../features/stories/before-after.tsx'
import type { StoriesPageWords } from '../../features/stories/ro.ts'

type Linked = { text: string; href: string | null }

export type AboutCase = {
  title: string
  name: string
  /** Without an address where it is offered no more. */
  treatment: Linked
  duration: string
  /** A dentist who has left is not named and has no link. */
  doctor: Linked
  about: string
  results: readonly string[]
  /** The first sentence of the testimonial. */
  quote: string
  testimonial: string
  consent: string
  pictures: BeforeAfterData
}

/**
 * What it was and what the patient says of it in a sentence; the rest is a press away. It is in the document's markup, so its
 * code is fetched only on later navigation.
 */
export function StoryCase({
  id,
  story,
  texts: { labels, whole },
}: {
  id: string
  story: AboutCase
  texts: Pick<StoriesPageWords, 'labels' | 'whole'>
}): ReactNode {
  const { title, name, treatment, duration, doctor, pictures } = story
  return (
    <>
      <h2 id={`${id}-titlu`}>{title}</h2>
      <div className="story-picture">
        <BeforeAfter pictures={pictures} />
      </div>
      <div className="story-text">
        <blockquote className="story-quote">
          <p>
            <q>{story.quote}</q> <cite>{name}</cite>
          </p>
        </blockquote>
        <p className="story-facts">
          <MaybeLink {...treatment} />
          {/* A line ends with the point, and begins with none. */}
          {`\u00a0· ${duration}\u00a0· `}
          <MaybeLink {...doctor} />
        </p>
        <details className="story-whole">
          <summary className="opens">{whole}</summary>
          <p>{story.about}</p>
          <h3>{labels.testimonial}</h3>
          <p>{story.testimonial}</p>
          <h3>{labels.results}</h3>
          <ul>
            {story.results.map((result) => (
              <li key={result}>{result}</li>
            ))}
          </ul>
          <p className="small">{story.consent}</p>
        </details>
      </div>
    </>
  )
}

function MaybeLink({ text, href }: Linked): ReactNode {
  return href === null ? text : <a href={href}>{text}</a>
}
