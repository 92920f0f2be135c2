import { type Facts, numbAdult } from '../../treatment-facts.ts'

export const facts = {
  slug: 'protetica',
  category: 'aesthetics',
  reviewed: { by: 'ilinca-marinescu', on: '2026-09-14', next: '2027-09-14' },
  course: {
    measure: { count: 1, of: 'gap' },
    row: 'punte-metalo-ceramica',
    chair: [60, 120],
    numb: numbAdult,
    sore: { days: [1, 3], level: 'mild' },
    visits: [3, 4],
    done: { from: 3, to: 4, unit: 'week' },
    sources: [],
  },
} as const satisfies Facts
