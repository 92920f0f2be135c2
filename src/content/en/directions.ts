/** How people reach the clinic, a sentence for each way; an empty list is not shown. */
export const directions: readonly string[] = [
  'By metro: Ștefan cel Mare station, then about ten minutes on foot.',
  'By car: there are public parking spaces on the streets around, paid for during the day.',
  'With a wheelchair or pram: the entrance has no steps and one surgery is on the ground floor.',
]
