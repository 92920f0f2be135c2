import type { Emergency, InPain } from '../../content/schemas/emergency-schema.ts'
import type { SymptomId } from '../../content/symptoms.ts'
import type { Deferred } from '../../deferred.ts'
import type { PriceLineData } from '../../features/prices/price-lines.tsx'
import type { Review } from '../../features/team/review.server.ts'

type SymptomTexts = Emergency['symptoms'][SymptomId]

export type Symptom = Pick<SymptomTexts, 'title' | 'may' | 'now' | 'avoid'> & {
  id: string
  level: '112' | 'call' | 'book'
  whileClosed: 'hospital' | 'wait'
}

export type InPainProps = {
  texts: Omit<InPain, 'meta'>
  triage: Pick<
    Emergency,
    'call112' | 'closed' | 'whileClosed' | 'fee' | 'painkillers' | 'levels' | 'closedLevels'
  >
  symptoms: readonly Symptom[]
  /** The minute the page was rendered for, in minutes since 1970. */
  minute: number
  prices: Deferred<readonly PriceLineData[]>
  review: Review
}
