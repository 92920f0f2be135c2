import { hoursOfTheBuild } from '../features/clinic/hours-of-the-build.server.ts'
import type { PublishedRatings } from '../features/ratings/ratings.ts'
import type { OwnerRedirect } from '../features/redirects/read.ts'
import type { PublishedRooms } from '../features/rooms/rooms.ts'
import { news } from './news.ts'
import { outcomes } from './outcomes.ts'
import { prices } from './prices.ts'
import { type AnySource, type Connection, plainSource, source } from './source.ts'
import { team } from './team.ts'

const storyRows = () => import('../features/stories/stories.ts')
const roomRows = () => import('../features/rooms/rooms.ts')
const hoursRow = () => import('../features/clinic/hours.server.ts')
const ratingRows = () => import('../features/ratings/ratings.ts')
const redirectRows = () => import('../features/redirects/read.ts')

const noRooms: { rooms: PublishedRooms } = { rooms: [] }
const noRatings: PublishedRatings = { places: null }

/** What an owner publishes, as public pages have it. What they ask of `Data`, is watched and renewed follows from here. */
export const published = {
  prices,
  news,
  hours: plainSource('hours', hoursOfTheBuild, async () => (await hoursRow()).hoursReading),
  team,
  /** None while nothing was published: the drawings of the build hold. */
  rooms: plainSource('rooms', noRooms, async () => (await roomRows()).roomsReading, { showsPictures: true }),
  /** Null while nothing was published: the cases of the build hold. */
  stories: plainSource('stories', { stories: null }, async () => (await storyRows()).storiesReading, {
    showsPictures: true,
  }),
  /** Null while nothing was published: those of the build hold. */
  ratings: plainSource('ratings', noRatings, async () => (await ratingRows()).ratingsReading),
  outcomes,
  /** They are on no page. */
  redirects: source<OwnerRedirect[], object>('redirects', {
    ofTheBuild: () => ({ value: noRedirects, asOf: '' }),
    reading: async () => (await redirectRows()).redirectReading,
    answers: () => ({}),
  }),
}
export type SourceName = keyof typeof published
export type ValueOf<Name extends SourceName> = ReturnType<(typeof published)[Name]['ofTheBuild']>['value']

export type Answers = Together<ReturnType<(typeof published)[SourceName]['answers']>>
type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never

export const sources: readonly AnySource[] = Object.values(published)

/** Each from the database. */
export function connectAll(to: Connection): {
  [Name in SourceName]: ReturnType<(typeof published)[Name]['connect']>
}
export function connectAll(to: Connection): object {
  return Object.fromEntries(Object.entries(published).map(([name, source]) => [name, source.connect(to)]))
}

/** What pages may ask of all of them. */
export function together(answers: readonly object[]): Answers
export function together(answers: readonly object[]): object {
  return Object.assign({}, ...answers)
}

const noRedirects: OwnerRedirect[] = []
