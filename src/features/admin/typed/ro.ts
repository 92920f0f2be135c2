import type { Shape } from '../../../content/text-shape.ts'

/** What was typed on this device and not saved. */
export const words = {
  given: 'Ce ați scris aici pe {date}, la {time}, nu a fost salvat. Este din nou în formular: „{field}”.',
  offered:
    'Ce ați scris aici pe {date}, la {time}, nu a fost salvat, iar între timp s-a salvat altceva: „{field}”. Formularul arată ce este salvat.',
  homeless: 'Formularul nu mai are câmp pentru:',
  show: 'Arată câmpul',
  putBack: 'Pune în formular ce am scris',
  giveUp: 'Renunță la ce am scris',
}

export type TypedWords = Shape<typeof words>
