import { type Course, numbAdult } from '../../course.ts'

/** The case that the line of the course draws; what it is called is `course` of the texts. */
export const course = {
  measure: { count: 1, of: 'gap' },
  row: 'punte-metalo-ceramica',
  chair: [60, 120],
  numb: numbAdult,
  sore: { days: [1, 3], level: 'mild' },
  visits: [3, 4],
  done: { from: 3, to: 4, unit: 'week' },
  sources: [],
} as const satisfies Course
