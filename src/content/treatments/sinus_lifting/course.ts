import { type Course, numbAdult } from '../../course.ts'

/** The case that the line of the course draws; what it is called is `course` of the texts. */
export const course = {
  measure: { count: 1, of: 'site' },
  row: 'sinus-lifting-extern',
  chair: [60, 90],
  numb: numbAdult,
  sore: { days: [3, 5], level: 'moderate' },
  visits: [4, 8],
  done: { from: 9, to: 14, unit: 'month' },
  sources: [],
} as const satisfies Course
