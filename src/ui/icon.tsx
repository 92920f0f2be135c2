import { sprites } from 'virtual:sprite'
import type { ReactNode } from 'react'
import './icon.css'

/** An icon beside a text of the same meaning. `name` is a file of `illustrations/icons/` without its `icon_`. */
export function Icon({ name }: { name: string }): ReactNode {
  return (
    <svg className="icon" width="24" height="24" aria-hidden="true">
      <use href={`${sprites.icons}#icon_${name}`} />
    </svg>
  )
}
