import { type Course, numbAdult } from '../../course.ts'

/** The case that the line of the course draws; what it is called is `course` of the texts. */
export const course = {
  measure: { count: 1, of: 'tooth' },
  row: 'tratament-trei-canale',
  chair: [60, 120],
  numb: numbAdult,
  sore: { days: [3, 5], level: 'mild' },
  visits: [1, 2],
  done: { from: 1, to: 3, unit: 'week' },
  sources: ['alonso2012'],
} as const satisfies Course
