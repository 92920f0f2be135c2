import { type Course, numbChild } from '../../course.ts'

/** The case that the line of the course draws; what it is called is `course` of the texts. */
export const course = {
  measure: { count: 1, of: 'tooth' },
  row: 'obturatie-o-suprafata',
  chair: [30, 60],
  numb: numbChild,
  sore: { days: [1, 3], level: 'mild' },
  visits: [1, 1],
  done: null,
  sources: [],
} as const satisfies Course
