import type { ReactNode } from 'react'
import './numbered-steps.css'

/** What happens, one thing after the other, each under a large number. */
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
