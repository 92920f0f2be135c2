import { type Facts, numbAdult } from '../../treatment-facts.ts'

export const facts = {
  slug: 'coroane-dentare-zirconiu-bucuresti',
  category: 'aesthetics',
  reviewed: { by: 'ilinca-marinescu', on: '2026-09-14', next: '2027-09-14' },
  course: {
    measure: { count: 1, of: 'tooth' },
    row: 'coroana-zirconiu-monolitic',
    chair: [45, 90],
    numb: numbAdult,
    sore: { days: [1, 3], level: 'mild' },
    visits: [2, 3],
    done: { from: 2, to: 3, unit: 'week' },
    sources: [],
  },
} as const satisfies Facts
