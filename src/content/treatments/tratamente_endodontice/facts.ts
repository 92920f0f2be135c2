import { type Facts, numbAdult } from '../../treatment-facts.ts'

export const facts = {
  slug: 'endodontie-tratament-de-canal-bucuresti',
  category: 'endodontics',
  reviewed: { by: 'tudor-avramescu', on: '2026-09-14', next: '2027-09-14' },
  course: {
    measure: { count: 1, of: 'tooth' },
    row: 'tratament-trei-canale',
    chair: [60, 120],
    numb: numbAdult,
    sore: { days: [3, 5], level: 'mild' },
    visits: [1, 2],
    done: { from: 1, to: 3, unit: 'week' },
    sources: ['alonso2012'],
  },
} as const satisfies Facts
