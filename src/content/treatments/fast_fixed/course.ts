import { type Course, numbAdult } from '../../course.ts'

/** The case that the line of the course draws; what it is called is `course` of the texts. */
export const course = {
  measure: { count: 1, of: 'arch' },
  row: 'fast-fixed-4-implanturi',
  chair: [120, 240],
  numb: numbAdult,
  sore: { days: [3, 5], level: 'moderate' },
  visits: [9, 12],
  done: { from: 5, to: 8, unit: 'month' },
  sources: [],
} as const satisfies Course
