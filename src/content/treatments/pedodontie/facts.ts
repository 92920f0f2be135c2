import { type Facts, numbChild } from '../../treatment-facts.ts'

export const facts = {
  slug: 'pedodontie',
  category: 'prevention',
  reviewed: { by: 'maria-cernat', on: '2026-09-14', next: '2027-09-14' },
  course: {
    measure: { count: 1, of: 'tooth' },
    row: 'obturatie-dinte-de-lapte',
    chair: [20, 40],
    numb: numbChild,
    sore: null,
    visits: [1, 1],
    done: null,
    sources: [],
  },
} as const satisfies Facts
