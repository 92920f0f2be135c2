import { type Facts, numbAdult } from '../../treatment-facts.ts'

export const facts = {
  slug: 'parodontologie',
  category: 'prevention',
  reviewed: { by: 'bogdan-iacob', on: '2026-09-14', next: '2027-09-14' },
  course: {
    measure: { count: 2, of: 'arch' },
    row: 'curatare-subgingivala',
    chair: [60, 60],
    numb: numbAdult,
    sore: { days: [1, 3], level: 'mild' },
    again: true,
    visits: [3, 5],
    done: { from: 6, to: 12, unit: 'week' },
    sources: [],
  },
} as const satisfies Facts
