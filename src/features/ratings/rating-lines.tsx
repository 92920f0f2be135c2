import type { ReactNode } from 'react'
import type { InMarkup } from '../../page-frame.ts'
import { onFirstInteraction } from '../../ui/hydration/on-first-interaction.ts'
import { ServerMarkup } from '../../ui/hydration/server-markup.tsx'
import type { RatingLinesData } from './shown-places.ts'
import './rating-lines.css'

const Places = onFirstInteraction(() => import('./rating-places.tsx'), 'RatingPlaces')

/**
 * Where others rate the clinic, a line each, and the way to its own figures; nothing is loaded from elsewhere. Null where it has
 * neither.
 */
export function RatingLines({ ratings }: { ratings: InMarkup<RatingLinesData> | null }): ReactNode {
  if (ratings === null) return null
  return (
    <ServerMarkup as="div" from=".rating-lines" className="rating-lines" value={ratings}>
      {(shown) => <Places {...shown} />}
    </ServerMarkup>
  )
}
