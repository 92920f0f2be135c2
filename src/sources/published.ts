import { hoursOfTheBuild } from '../features/clinic/hours-of-the-build.server.ts'
import { yearsWithPage } from '../features/outcomes/years.ts'
import type { OwnerRedirect } from '../features/redirects/read.ts'
import { membersWithPage } from '../features/team/own-page.ts'
import { news } from './news.ts'
import { prices } from './prices.ts'
import { type AnySource, type Connection, collectionSource, plainSource, source } from './source.ts'

const hours = () => import('../features/clinic/hours.server.ts')
const team = () => import('../features/team/members.ts')
const rooms = () => import('../features/rooms/rooms.ts')
const stories = () => import('../features/stories/stories.ts')
const ratings = () => import('../features/ratings/ratings.server.ts')
const outcomes = () => import('../features/outcomes/outcomes.server.ts')
const redirects = () => import('../features/redirects/read.ts')

/**
 * What an owner publishes, as public pages have it. What they ask of `Data`, is watched and renewed follows from here. Null or
 * an empty list of a source says that nothing was published: what the build has holds.
 */
export const published = {
  prices,
  news,
  hours: plainSource('hours', hoursOfTheBuild, async () => (await hours()).hoursReading),
  team: collectionSource(
    'team',
    { members: [] },
    async () => (await team()).teamReading,
    ({ members }) => membersWithPage(members),
    // Every article names who has checked it.
    { showsPictures: true, alongside: news },
  ),
  rooms: plainSource('rooms', { rooms: [] }, async () => (await rooms()).roomsReading, {
    showsPictures: true,
  }),
  stories: plainSource('stories', { stories: null }, async () => (await stories()).storiesReading, {
    showsPictures: true,
  }),
  ratings: plainSource('ratings', { places: null }, async () => (await ratings()).ratingsReading),
  outcomes: collectionSource(
    'outcomes',
    { years: null },
    async () => (await outcomes()).outcomesReading,
    yearsWithPage,
  ),
  /** They are on no page. */
  redirects: source<OwnerRedirect[], object>('redirects', {
    ofTheBuild: () => ({ value: noRedirects, asOf: '' }),
    reading: async () => (await redirects()).redirectReading,
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
