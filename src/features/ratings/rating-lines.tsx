import type { ReactNode } from 'react'
import type { InMarkup } from '../../page-frame.ts'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import type { RatingLinesData } from './shown-places.ts'
import './rating-lines.css'

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
