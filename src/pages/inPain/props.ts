import type { SymptomId } from '../../content/complaints/symptoms.ts'
import type { TextOf } from '../../content/texts.ts'
import type { Deferred } from '../../deferred.ts'
import type { HospitalData } from '../../features/clinic/hospital-data.server.ts'
import type { PriceLineData } from '../../features/prices/price-lines.tsx'
import type { Review } from '../../features/team/review-line.tsx'
import type { InDocument } from '../../page-frame.ts'
import type { InPainWords } from './ro.ts'

/** How fast somebody has to see it follows the clock. */
export type Symptom = {
  id: string
  level: '112' | 'call' | 'book'
  whileClosed: 'hospital' | 'wait'
}

export type Advice = Pick<
  TextOf<'emergency'>['symptoms'][SymptomId],
  'title' | 'may' | 'now' | 'avoid' | 'closed'
> & {
  /** How fast somebody has to see it, for paper: it knows no hour. */
  printed: string
}

export type AllInPain = {
  texts: Pick<InPainWords, 'title' | 'now' | 'call' | 'call112' | 'book' | 'callBack' | 'symptoms'>
  triage: Pick<TextOf<'emergency'>, 'call112' | 'whileClosed' | 'levels' | 'closedLevels'> &
    Pick<InPainWords, 'hospital'>
  symptoms: readonly Symptom[]
  /** Where to go while the clinic is closed. */
  hospital: HospitalData | null
  /** The minute the page was rendered for, in minutes since 1970. */
  minute: number
  /** By symptom, under these headings. */
  advice: { headings: Pick<InPainWords, 'may' | 'until' | 'avoid'>; symptoms: readonly Advice[] }
  /** What helps meanwhile, when it is closed, and what the visit costs. */
  further: {
    texts: Pick<InPainWords, 'painkillers' | 'closed' | 'price'>
    triage: Pick<TextOf<'emergency'>, 'painkillers' | 'closed' | 'fee'>
    review: Review
  }
  prices: Deferred<readonly PriceLineData[]>
}

export type InPainProps = InDocument<AllInPain, 'advice' | 'further' | 'prices'>
