/** How fast somebody has to see it: an ambulance, a call to the clinic now, an appointment in the next days. */
export const symptomLevels = ['112', 'call', 'book'] as const
type SymptomLevel = (typeof symptomLevels)[number]

export const symptomIds = [
  'spreading-swelling',
  'knocked-out-tooth',
  'bleeding-after-extraction',
  'pain-that-keeps-awake',
  'swelling',
  'moved-or-broken-by-a-blow',
  'pain-after-extraction',
  'wisdom-tooth',
  'broken-tooth-or-filling',
  'loose-crown-or-veneer',
  'braces',
] as const
export type SymptomId = (typeof symptomIds)[number]

/** What people come with in a hurry; what is told about each is in the texts. */
export const levelOf = {
  'spreading-swelling': '112',
  'knocked-out-tooth': 'call',
  'bleeding-after-extraction': 'call',
  'pain-that-keeps-awake': 'call',
  swelling: 'call',
  'moved-or-broken-by-a-blow': 'call',
  'pain-after-extraction': 'call',
  'wisdom-tooth': 'call',
  'broken-tooth-or-filling': 'book',
  'loose-crown-or-veneer': 'book',
  braces: 'book',
} as const satisfies Record<SymptomId, SymptomLevel>
