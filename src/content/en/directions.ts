/** How people reach the clinic, a sentence for each way; an empty list is not shown. */
export const directions: readonly string[] = [
  'By metro: Ștefan cel Mare station, then about ten minutes on foot.',
  'By car: public parking in the nearby streets, paid during the day.',
  'With a wheelchair or pram: no steps at the entrance, a treatment room on the ground floor.',
]
