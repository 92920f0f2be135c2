import type { Shape } from '../../content/text-shape.ts'

/** How other pages lead to the outcomes of a year. */
export const words = {
  link: 'Rezultatele anului {year}, în cifre',
}

export type OutcomesWords = Shape<typeof words>
