import { type Course, numbAdult } from '../../course.ts'

/** The case that the line of the course draws; what it is called is `course` of the texts. */
export const course = {
  measure: { count: 1, of: 'site' },
  row: 'aditie-de-os-locala',
  chair: [60, 90],
  numb: numbAdult,
  sore: { days: [3, 4], level: 'moderate' },
  visits: [3, 5],
  done: { from: 4, to: 9, unit: 'month' },
  sources: [],
} as const satisfies Course
