import { type Course, numbAdult } from '../../course.ts'

/** The case that the line of the course draws; what it is called is `course` of the texts. */
export const course = {
  measure: { count: 2, of: 'arch' },
  row: 'curatare-subgingivala',
  chair: [60, 60],
  numb: numbAdult,
  sore: { days: [1, 3], level: 'mild' },
  again: true,
  visits: [3, 5],
  done: { from: 6, to: 12, unit: 'week' },
  sources: [],
} as const satisfies Course
