import type { ReactNode } from 'react'
import '../../../ui/forms/field.css'
import '../../../ui/styles/needs-script.css'

/** What a box for a password is while it is hidden or shown. A phone would begin a shown one with a capital letter. */
export function passwordBox(isShown: boolean) {
  return isShown
    ? ({ type: 'text', autoCapitalize: 'off', spellCheck: false } as const)
    : ({ type: 'password' } as const)
}

/** The choice to read what is typed into the boxes above it: a slip on a phone's keyboard is seen before it is sent. */
export function ShowPassword({
  text,
  onChange,
}: {
  text: string
  onChange: (isShown: boolean) => void
}): ReactNode {
  return (
    <p className="needs-script">
      <label className="field-choice">
        <input type="checkbox" onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
        <span>{text}</span>
      </label>
    </p>
  )
}
