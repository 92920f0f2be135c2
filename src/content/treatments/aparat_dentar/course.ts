import type { Course } from '../../course.ts'

/** The case that the line of the course draws; what it is called is `course` of the texts. */
export const course = {
  measure: { count: 2, of: 'arch' },
  row: 'aparat-metalic',
  chair: [60, 90],
  numb: null,
  sore: { days: [2, 5], level: 'mild' },
  again: true,
  visits: [12, 20],
  done: { from: 12, to: 24, unit: 'month' },
  sources: ['krishnan2007'],
} as const satisfies Course
