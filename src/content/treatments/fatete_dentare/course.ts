import { type Course, numbAdult } from '../../course.ts'

/** The case that the line of the course draws; what it is called is `course` of the texts. */
export const course = {
  measure: { count: 6, of: 'tooth' },
  row: 'fateta-ceramica',
  chair: [120, 180],
  numb: numbAdult,
  sore: { days: [7, 14], level: 'mild' },
  visits: [3, 4],
  done: { from: 2, to: 4, unit: 'week' },
  sources: [],
} as const satisfies Course
