import type { ReactNode } from 'react'
import './rating-lines.css'

/** Where others rate the clinic, in words. */
export type RatingLinesData = {
  title: string
  checked: string
  places: readonly {
    id: string
    name: string
    href: string
    /** Empty where nobody has read any. */
    figures: string
    readOn: string
    sample: string | null
  }[]
  /** The way to what the latest year came to, where one is told. */
  outcomes: { text: string; href: string } | null
}

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
