import type { ReactNode } from 'react'
import type { RatingLinesData } from './shown-places.ts'
import './rating-lines.css'

/**
 * Where others rate the clinic, a line each, and the way to its own figures; nothing is loaded from elsewhere. It stands in an
 * element `.rating-lines`, which may be left as the server sent it.
 */
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
