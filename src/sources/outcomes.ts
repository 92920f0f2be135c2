import type { Freshness } from '../database/freshness.ts'
import type { PublishedOutcomes } from '../features/outcomes/outcomes.ts'
import { yearsWithPage } from '../features/outcomes/years.ts'
import { snapshotPrices } from '../features/prices/snapshot-prices.ts'
import { Unreachable } from '../http/unreachable.ts'
import { source, statusLimitMs, trustedMissMs } from './source.ts'

type OutcomeAnswers = {
  /** Null while nothing was published: the years of the build hold. */
  outcomes(): Promise<PublishedOutcomes & Freshness>
  /** The same for the page of one year, or null when it has none. */
  outcomesAround(year: string): Promise<(PublishedOutcomes & Freshness) | null>
}

const ofTheBuild: PublishedOutcomes = { years: null }

export const outcomes = source<PublishedOutcomes, OutcomeAnswers>('outcomes', {
  ofTheBuild: () => ({ value: ofTheBuild, asOf: snapshotPrices.published_on }),
  reading: async () => (await import('../features/outcomes/outcomes.ts')).outcomesReading,
  answers: (known) => ({
    async outcomes() {
      const { value, ...dated } = await known.soon(statusLimitMs)
      return { ...value, ...dated }
    },
    async outcomesAround(year) {
      const soon = await known.soon(statusLimitMs)
      const { value, ...dated } = isAmong(soon.value, year) ? soon : await known.notOlderThan(trustedMissMs)
      if (isAmong(value, year)) return { ...value, ...dated }
      if (dated.source !== 'live') throw new Unreachable(`The outcomes of ${year}`)
      return null
    },
  }),
})

function isAmong(published: PublishedOutcomes, year: string): boolean {
  return yearsWithPage(published).some(({ id }) => id === year)
}
