import type { MemberId } from '../team.ts'

/** How soon it must be seen: an ambulance, a call to the clinic now, an appointment in the next days. */
export const symptomLevels = ['112', 'call', 'book'] as const
type SymptomLevel = (typeof symptomLevels)[number]

export const symptomIds = [
  'spreading-swelling',
  'allergic-reaction',
  'chest-pain',
  'inhaled-piece',
  'knocked-out-tooth',
  'bleeding-after-extraction',
  'pain-that-keeps-awake',
  'swelling',
  'moved-or-broken-by-a-blow',
  'locked-jaw',
  'pain-after-extraction',
  'numbness',
  'wisdom-tooth',
  'broken-tooth-or-filling',
  'loose-crown-or-veneer',
  'braces',
] as const
export type SymptomId = (typeof symptomIds)[number]

/** The urgent complaints; what the site says about each is in the texts. */
export const levelOf = {
  'spreading-swelling': '112',
  'allergic-reaction': '112',
  'chest-pain': '112',
  'inhaled-piece': 'call',
  'knocked-out-tooth': 'call',
  'bleeding-after-extraction': 'call',
  'pain-that-keeps-awake': 'call',
  swelling: 'call',
  'moved-or-broken-by-a-blow': 'call',
  'locked-jaw': 'call',
  'pain-after-extraction': 'call',
  numbness: 'call',
  'wisdom-tooth': 'call',
  'broken-tooth-or-filling': 'book',
  'loose-crown-or-veneer': 'book',
  braces: 'book',
} as const satisfies Record<SymptomId, SymptomLevel>

/**
 * Where to turn while the clinic is closed: to a hospital at once, or to the clinic when it opens. Of one that may wait
 * and is called about otherwise, its text says until when.
 */
export const whileClosed = {
  'spreading-swelling': 'hospital',
  'allergic-reaction': 'hospital',
  'chest-pain': 'hospital',
  'inhaled-piece': 'hospital',
  'knocked-out-tooth': 'hospital',
  'bleeding-after-extraction': 'hospital',
  'pain-that-keeps-awake': 'wait',
  swelling: 'hospital',
  'moved-or-broken-by-a-blow': 'hospital',
  'locked-jaw': 'hospital',
  'pain-after-extraction': 'wait',
  numbness: 'wait',
  'wisdom-tooth': 'wait',
  'broken-tooth-or-filling': 'wait',
  'loose-crown-or-veneer': 'wait',
  braces: 'wait',
} as const satisfies Record<SymptomId, 'hospital' | 'wait'>

/** The price rows of a first emergency visit. */
export const urgentPrices = ['consultatie-urgenta', 'urgenta-endodontica'] as const

/** Who reviewed the triage text, and when it is due again. */
export const triageReview = {
  by: 'radu-stoenescu',
  on: '2026-11-16',
  next: '2027-11-16',
} as const satisfies {
  by: MemberId
  on: string
  next: string
}
