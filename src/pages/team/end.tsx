import type { ReactNode } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { RatingPlaces } from '../../features/ratings/rating-places.tsx'
import type { End } from './props.ts'

/** What others say of the clinic, and the next step. It says the same whoever is chosen above. */
export function TeamEnd({ ratings, help }: End): ReactNode {
  return (
    <>
      {ratings && (
        <div className="rating-lines">
          <RatingPlaces {...ratings} />
        </div>
      )}
      <CallToAction {...help} />
    </>
  )
}
