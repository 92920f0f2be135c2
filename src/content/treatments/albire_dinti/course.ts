import type { Course } from '../../course.ts'

/** The case that the line of the course draws; what it is called is `course` of the texts. */
export const course = {
  measure: { count: 2, of: 'arch' },
  row: 'albire-in-cabinet',
  chair: [60, 90],
  numb: null,
  sore: { days: [1, 3], level: 'mild' },
  again: true,
  visits: [2, 4],
  done: { from: 2, to: 4, unit: 'week' },
  sources: [],
} as const satisfies Course
