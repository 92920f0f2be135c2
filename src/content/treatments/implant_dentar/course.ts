import { type Course, numbAdult } from '../../course.ts'

/** The case that the line of the course draws; what it is called is `course` of the texts. */
export const course = {
  measure: { count: 1, of: 'gap' },
  row: 'implant-titan',
  chair: [40, 60],
  numb: numbAdult,
  sore: { days: [2, 3], level: 'mild' },
  visits: [6, 8],
  done: { from: 3, to: 7, unit: 'month' },
  sources: ['khabbaz2007'],
} as const satisfies Course
