import { type Course, numbAdult } from '../../course.ts'

/** The case that the line of the course draws; what it is called is `course` of the texts. */
export const course = {
  measure: { count: 1, of: 'tooth' },
  row: 'extractie-simpla',
  chair: [20, 40],
  numb: numbAdult,
  sore: { days: [2, 3], level: 'moderate' },
  visits: [2, 2],
  done: { from: 7, to: 10, unit: 'day' },
  sources: [],
} as const satisfies Course
