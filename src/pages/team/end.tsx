import type { ReactNode } from 'react'
import { CallToAction } from '../../features/clinic/call-to-action.tsx'
import { RatingPlaces } from '../../features/ratings/rating-places.tsx'
import { RoomsSection } from '../../features/rooms/rooms-section.tsx'
import type { End } from './props.ts'

/** Where they work, what others say of the clinic, and the next step. It stays the same when somebody is chosen above. */
export function TeamEnd({ rooms, ratings, help }: End): ReactNode {
  return (
    <>
      <RoomsSection rooms={rooms} />
      {ratings && (
        <div className="rating-lines">
          <RatingPlaces {...ratings} />
        </div>
      )}
      <CallToAction {...help} />
    </>
  )
}
