import { type Course, numbAdult } from '../../course.ts'

/** The case that the line of the course draws; what it is called is `course` of the texts. */
export const course = {
  measure: { count: 1, of: 'tooth' },
  row: 'coroana-integral-ceramica',
  chair: [45, 90],
  numb: numbAdult,
  sore: { days: [1, 3], level: 'mild' },
  visits: [2, 3],
  done: { from: 2, to: 3, unit: 'week' },
  sources: [],
} as const satisfies Course
