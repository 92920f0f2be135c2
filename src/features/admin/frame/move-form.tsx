import type { ReactNode } from 'react'
import { fill } from '../../../format/fill.ts'
import './move-form.css'

/** Two buttons that move a row of a list a place up or down: `sus` and `jos`, with its id in `field`. */
export function MoveForm({
  address,
  version,
  field,
  row: { id, name },
  at,
  of,
  texts,
}: {
  address: string
  version: number
  field: string
  row: { id: string; name: string }
  /** Its place in a list of `of` rows, counted from 0. */
  at: number
  of: number
  texts: { up: string; down: string }
}): ReactNode {
  const ways = [
    { way: 'up', sign: '↑', label: texts.up, isLast: at === 0 },
    { way: 'down', sign: '↓', label: texts.down, isLast: at === of - 1 },
  ]
  return (
    <form method="post" action={address} className="admin-moves">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name={field} value={id} />
      {ways.map(({ way, sign, label, isLast }) => (
        <button
          key={way}
          type="submit"
          name="intent"
          value={way}
          className="admin-move"
          disabled={isLast}
          aria-label={fill(label, { name })}
        >
          {sign}
        </button>
      ))}
    </form>
  )
}
