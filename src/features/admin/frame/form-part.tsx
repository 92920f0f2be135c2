import type { ReactNode } from 'react'
import './form-part.css'

/** A named part of a long form, which folds. `isOpen`: as it comes; what holds an error comes open. */
export function FormSection({
  title,
  note,
  isOpen,
  children,
}: {
  title: string
  /** A note about what is missing in this part; null for none. */
  note: { text: string; wrong: boolean } | null
  isOpen: boolean
  children: ReactNode
}): ReactNode {
  return (
    <details className="form-part" open={isOpen}>
      <summary>
        {title}
        {note !== null && (
          <span className="small" data-wrong={note.wrong || undefined}>
            {note.text}
          </span>
        )}
      </summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </details>
  )
}
