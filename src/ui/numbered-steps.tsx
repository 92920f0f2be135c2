import type { ReactNode } from 'react'
import './numbered-steps.css'

/** Steps in order, each under a large number. */
export function NumberedSteps({ items }: { items: readonly { title: string; text: string }[] }): ReactNode {
  return (
    <ol className="numbered-steps">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
