import { Fragment, type ReactNode } from 'react'

/** The opening spans of a day, as `09:00–13:00`: each stays whole, and a line may end between two. */
export function SpanList({ spans }: { spans: readonly string[] }): ReactNode {
  return spans.map((span, index) => (
    <Fragment key={span}>
      {index > 0 && ' '}
      <span className="opening-span">{index < spans.length - 1 ? `${span},` : span}</span>
    </Fragment>
  ))
}
