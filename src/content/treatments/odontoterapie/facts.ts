import { type Facts, numbChild } from '../../treatment-facts.ts'

export const facts = {
  slug: 'tratament-carii-dentare-bucuresti-odontoterapie',
  category: 'prevention',
  reviewed: { by: 'vlad-ungureanu', on: '2026-09-14', next: '2027-09-14' },
  course: {
    measure: { count: 1, of: 'tooth' },
    row: 'obturatie-o-suprafata',
    chair: [30, 60],
    numb: numbChild,
    sore: { days: [1, 3], level: 'mild' },
    visits: [1, 1],
    done: null,
    sources: [],
  },
} as const satisfies Facts
