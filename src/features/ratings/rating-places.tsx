import type { ReactNode } from 'react'
import type { RatingLinesData } from './shown-places.ts'

/** In the document's markup, so its code is fetched only on later navigation. */
export function RatingPlaces({ title, checked, places, outcomes }: RatingLinesData): ReactNode {
  return (
    <div className="wrap">
      {places.length > 0 && (
        <section aria-labelledby="note">
          <h2 id="note">{title}</h2>
          <ul className="rating-list">
            {places.map(({ id, name, href, figures, readOn, sample }) => (
              <li key={id}>
                <a href={href} rel="noopener external nofollow">
                  {name}
                </a>
                {sample && <em>{sample}</em>}
                {figures !== '' && <strong>{figures}</strong>}
                <span>{readOn}</span>
              </li>
            ))}
          </ul>
          <p>{checked}</p>
        </section>
      )}
      {outcomes && (
        <p>
          <a href={outcomes.href}>{outcomes.text}</a>
        </p>
      )}
    </div>
  )
}
