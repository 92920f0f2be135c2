import { type Course, numbChild } from '../../course.ts'

/** The case that the line of the course draws; what it is called is `course` of the texts. */
export const course = {
  measure: { count: 1, of: 'tooth' },
  row: 'obturatie-dinte-de-lapte',
  chair: [20, 40],
  numb: numbChild,
  sore: null,
  visits: [1, 1],
  done: null,
  sources: [],
} as const satisfies Course
