import type { Freshness } from '../database/freshness.ts'
import { snapshotPrices } from '../features/prices/snapshot-prices.ts'
import type { PublishedTeam } from '../features/team/members.ts'
import { peopleWithPage } from '../features/team/own-page.ts'
import { Unreachable } from '../http/unreachable.ts'
import { news } from './news.ts'
import { source, statusLimitMs, trustedMissMs } from './source.ts'

type Team = { members: PublishedTeam }
type TeamAnswers = {
  /** Nobody while nothing was published: the team of the build holds. */
  team(): Promise<Team & Freshness>
  /** The same for the page of one of them, or null when nobody of that id has a page. */
  teamAround(id: string): Promise<(Team & Freshness) | null>
}

const noTeam: Team = { members: [] }

export const team = source<Team, TeamAnswers>('team', {
  ofTheBuild: () => ({ value: noTeam, asOf: snapshotPrices.published_on }),
  reading: async () => (await import('../features/team/members.ts')).teamReading,
  showsPictures: true,
  // Every article names who has checked it.
  alongside: news,
  answers: (known) => ({
    async team() {
      const { value, ...dated } = await known.soon(statusLimitMs)
      return { ...value, ...dated }
    },
    async teamAround(id) {
      const soon = await known.soon(statusLimitMs)
      const { value, ...dated } = isAmong(soon.value, id) ? soon : await known.notOlderThan(trustedMissMs)
      if (isAmong(value, id)) return { ...value, ...dated }
      if (dated.source !== 'live') throw new Unreachable(`The page of ${id}`)
      return null
    },
  }),
})

function isAmong({ members }: Team, id: string): boolean {
  return peopleWithPage(members).some((person) => person.id === id)
}
