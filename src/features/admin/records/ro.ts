import type { Shape } from '../../../content/text-shape.ts'

/** What is kept about people, by the words in which several admin pages name it. */
export const words = {
  /** How far a request is. */
  states: {
    new: 'Nouă',
    called: 'Am sunat',
    no_answer: 'Nu răspunde',
    scheduled: 'Programată',
    no_show: 'Nu a venit',
    done: 'Rezolvată',
  },
  /** Why something was erased. */
  reasons: {
    asked: 'A cerut persoana',
    withdrawn: 'Și-a retras acordul',
    spam: 'Mesaj nesolicitat',
    duplicate: 'Cerere trimisă de două ori',
    test: 'Probă',
  },
  subscribers: { one: '{count} abonat', few: '{count} abonați', other: '{count} de abonați' },
}

export type RecordWords = Shape<typeof words>
