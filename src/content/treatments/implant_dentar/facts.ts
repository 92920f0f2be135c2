import { type Facts, numbAdult } from '../../treatment-facts.ts'

export const facts = {
  slug: 'implantologie-chirurgie-implant-dentar-bucuresti',
  category: 'implantology',
  reviewed: { by: 'radu-stoenescu', on: '2026-09-14', next: '2027-09-14' },
  course: {
    measure: { count: 1, of: 'gap' },
    row: 'implant-titan',
    chair: [40, 60],
    numb: numbAdult,
    sore: { days: [2, 3], level: 'mild' },
    visits: [6, 8],
    done: { from: 3, to: 7, unit: 'month' },
    sources: ['khabbaz2007'],
  },
} as const satisfies Facts
