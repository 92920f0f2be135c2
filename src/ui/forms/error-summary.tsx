import type { ReactNode, RefObject } from 'react'
import './error-summary.css'

/** The errors of a form, at its top: it takes the focus, and each line links to its field. */
export function ErrorSummary({
  title,
  lead,
  problem,
  items,
  place,
}: {
  title: string
  lead: string
  /** A problem of the form as a whole, or null. */
  problem: ReactNode
  items: readonly { field: string; text: string }[]
  place: RefObject<HTMLElement | null>
}): ReactNode {
  return (
    <section
      className="error-summary"
      ref={place}
      aria-labelledby="error-summary-title"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts it is the only way to bring a reader to the errors
      autoFocus
    >
      <h2 className="error-summary-title" id="error-summary-title">
        {title}
      </h2>
      {problem !== null && <p>{problem}</p>}
      {items.length > 0 && (
        <>
          <p>{lead}</p>
          <ul className="error-summary-items">
            {items.map(({ field, text }) => (
              <li key={field}>
                <a href={`#${field}`}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
