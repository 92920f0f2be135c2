import { type Facts, numbAdult } from '../../treatment-facts.ts'

export const facts = {
  slug: 'sinus-lifting-bucuresti-implant-dentar',
  category: 'surgery',
  reviewed: { by: 'radu-stoenescu', on: '2026-09-14', next: '2027-09-14' },
  course: {
    measure: { count: 1, of: 'site' },
    row: 'sinus-lifting-extern',
    chair: [60, 90],
    numb: numbAdult,
    sore: { days: [3, 5], level: 'moderate' },
    visits: [4, 8],
    done: { from: 9, to: 14, unit: 'month' },
    sources: [],
  },
} as const satisfies Facts
