import type { Shape } from '../../content/text-shape.ts'

/** What the clinic says of marks that it is given elsewhere. */
export const words = {
  title: 'Note pe alte site-uri',
  average: '{average} din {highest}',
  count: { one: '{count} evaluare', few: '{count} evaluări', other: '{count} de evaluări' },
  readOn: 'citit la {date}',
  sample: 'exemplu',
  /** The law requires this sentence beside ratings: whether they are checked (`docs/decisions.md`). */
  checked:
    'Evaluările sunt scrise pe acele site-uri, nu aici. Nu verificăm dacă le-au scris pacienți ai clinicii: arătăm doar cifra și ziua în care am citit-o.',
}

export type RatingsWords = Shape<typeof words>
