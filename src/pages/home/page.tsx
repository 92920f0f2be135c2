import type { ReactNode } from 'react'
import { RatingPlaces } from '../../features/ratings/rating-places.tsx'
import { RoomsSection } from '../../features/rooms/rooms-section.tsx'
import { firstScreenEnd } from '../../ui/first-screen-end.tsx'
import { HomeContact } from './contact.tsx'
import { HomeCosts } from './costs.tsx'
import { HomeHero } from './hero.tsx'
import { HomePromises, placeOfConditions } from './promises.tsx'
import type { HomeProps } from './props.ts'
import { HomeStory } from './story.tsx'
import { HomeTeam } from './team.tsx'
import './page.css'

/**
 * After the first screen what a frightened visitor asks, in this order: who treats me, what it costs, how it went for
 * somebody else, what is promised, how to reach you. The rest has pages of its own.
 */
export default function HomePage(props: HomeProps): ReactNode {
  const { texts, words, categories } = props
  return (
    <>
      <HomeHero
        hero={texts.hero}
        words={words}
        categories={categories}
        label={texts.treatments.title}
        free={{ text: texts.promises.consultation.title, place: placeOfConditions('consultation') }}
      />
      {firstScreenEnd}
      <HomeTeam {...props} />
      <HomeCosts {...props} />
      <HomeStory {...props} />
      <HomePromises texts={texts} label={words.conditions} />
      {props.ratings && (
        <div className="rating-lines">
          <RatingPlaces {...props.ratings} />
        </div>
      )}
      <RoomsSection rooms={props.rooms} />
      <HomeContact contact={texts.contact} words={words} />
    </>
  )
}
