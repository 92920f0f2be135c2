import type { ReactNode } from 'react'
import { honeypotName } from './honeypot-name.ts'

/** The field that only robots fill in. A page may have several, so it has no id. */
export function Honeypot({ label }: { label: string }): ReactNode {
  return (
    // A new element for each text, for browsers that translate.
    <div key={label} className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
