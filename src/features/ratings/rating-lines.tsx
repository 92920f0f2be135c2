import type { ReactNode } from 'react'
import type { InMarkup } from '../../page-frame.ts'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import './rating-lines.css'

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
}

const Places = onFirstInteraction(() => import('./rating-places.tsx'), 'RatingPlaces')

/** Where others rate the clinic, a line each; nothing is loaded from there. Nothing at all where the clinic names no place. */
export function RatingLines({ ratings }: { ratings: InMarkup<RatingLinesData> | null }): ReactNode {
  if (ratings === null) return null
  return (
    <ServerMarkup
      as="section"
      from=".rating-lines"
      className="rating-lines"
      aria-labelledby="note"
      value={ratings}
    >
      {(shown) => <Places {...shown} />}
    </ServerMarkup>
  )
}
