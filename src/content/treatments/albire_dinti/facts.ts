import type { Facts } from '../../treatment-facts.ts'

export const facts = {
  slug: 'estetica-dentara-albirea-dintilor-bucuresti',
  category: 'aesthetics',
  reviewed: { by: 'ilinca-marinescu', on: '2026-09-14', next: '2027-09-14' },
  course: {
    measure: { count: 2, of: 'arch' },
    row: 'albire-in-cabinet',
    chair: [60, 90],
    numb: null,
    sore: { days: [1, 3], level: 'mild' },
    again: true,
    visits: [2, 4],
    done: { from: 2, to: 4, unit: 'week' },
    sources: [],
  },
} as const satisfies Facts
