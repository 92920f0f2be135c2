import { type Facts, numbAdult } from '../../treatment-facts.ts'

export const facts = {
  slug: 'chirurgie-orala-bucuresti',
  category: 'surgery',
  reviewed: { by: 'bogdan-iacob', on: '2026-09-14', next: '2027-09-14' },
  course: {
    measure: { count: 1, of: 'tooth' },
    row: 'extractie-simpla',
    chair: [20, 40],
    numb: numbAdult,
    sore: { days: [2, 3], level: 'moderate' },
    visits: [2, 2],
    done: { from: 7, to: 10, unit: 'day' },
    sources: [],
  },
} as const satisfies Facts
