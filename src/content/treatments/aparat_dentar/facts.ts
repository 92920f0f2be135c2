import type { Facts } from '../../treatment-facts.ts'

export const facts = {
  slug: 'ortodontie-aparat-dentar-bucuresti',
  category: 'orthodontics',
  reviewed: { by: 'smaranda-nistor', on: '2026-09-14', next: '2027-09-14' },
  course: {
    measure: { count: 2, of: 'arch' },
    row: 'aparat-metalic',
    chair: [60, 90],
    numb: null,
    sore: { days: [2, 5], level: 'mild' },
    again: true,
    visits: [12, 20],
    done: { from: 12, to: 24, unit: 'month' },
    sources: ['krishnan2007'],
  },
} as const satisfies Facts
