import { type Facts, numbAdult } from '../../treatment-facts.ts'

export const facts = {
  slug: 'aditie-de-os-bucuresti-grefa-osoasa-implant-dentar',
  category: 'surgery',
  reviewed: { by: 'radu-stoenescu', on: '2026-09-14', next: '2027-09-14' },
  course: {
    measure: { count: 1, of: 'site' },
    row: 'aditie-de-os-locala',
    chair: [60, 90],
    numb: numbAdult,
    sore: { days: [3, 4], level: 'moderate' },
    visits: [3, 5],
    done: { from: 4, to: 9, unit: 'month' },
    sources: [],
  },
} as const satisfies Facts
