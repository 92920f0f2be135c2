import { type Facts, numbAdult } from '../../treatment-facts.ts'

export const facts = {
  slug: 'fatete-dentare-bucuresti',
  category: 'aesthetics',
  reviewed: { by: 'ilinca-marinescu', on: '2026-09-14', next: '2027-09-14' },
  course: {
    measure: { count: 6, of: 'tooth' },
    row: 'fateta-ceramica',
    chair: [120, 180],
    numb: numbAdult,
    sore: { days: [7, 14], level: 'mild' },
    visits: [3, 4],
    done: { from: 2, to: 4, unit: 'week' },
    sources: [],
  },
} as const satisfies Facts
