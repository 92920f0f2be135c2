import { type Facts, numbAdult } from '../../treatment-facts.ts'

export const facts = {
  slug: 'implanturi-dentare-fast-and-fixed-bucuresti',
  category: 'implantology',
  reviewed: { by: 'radu-stoenescu', on: '2026-09-14', next: '2027-09-14' },
  course: {
    measure: { count: 1, of: 'arch' },
    row: 'fast-fixed-4-implanturi',
    chair: [120, 240],
    numb: numbAdult,
    sore: { days: [3, 5], level: 'moderate' },
    visits: [9, 12],
    done: { from: 5, to: 8, unit: 'month' },
    sources: [],
  },
} as const satisfies Facts
