import type { Shape } from '../../content/text-shape.ts'

/** What the clinic says of marks that it is given elsewhere. */
export const words = {
  title: 'Note pe alte site-uri',
  average: '{average} din {highest}',
  count: { one: '{count} evaluare', few: '{count} evaluări', other: '{count} de evaluări' },
  readOn: 'citit la {date}',
  sample: 'exemplu',
  /** The law requires this sentence beside ratings: whether they are checked (`docs/decisions.md`). */
  checked: 'Evaluările sunt scrise acolo. Nu verificăm dacă le-au scris pacienți ai clinicii.',
}

export type RatingsWords = Shape<typeof words>
