import type { ReactNode } from 'react'
import type { StoriesPageWords } from '../../features/stories/ro.ts'

export type WholeStory = {
  about: string
  results: readonly string[]
  testimonial: string
  consent: string
}

/** The rest of a story. It is in the document's markup, so its code is fetched only on later navigation. */
export function StoryWhole({
  about,
  results,
  testimonial,
  consent,
  label,
  labels,
}: WholeStory & { label: string; labels: StoriesPageWords['labels'] }): ReactNode {
  return (
    <>
      <summary className="opens">{label}</summary>
      <p>{about}</p>
      <h3>{labels.testimonial}</h3>
      <p>{testimonial}</p>
      <h3>{labels.results}</h3>
      <ul>
        {results.map((result) => (
          <li key={result}>{result}</li>
        ))}
      </ul>
      <p className="small">{consent}</p>
    </>
  )
}
