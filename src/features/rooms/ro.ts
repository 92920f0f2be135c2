import type { Shape } from '../../content/text-shape.ts'

/** What pages say around pictures of the clinic. */
export const words = {
  kinds: {
    entrance: 'Intrarea',
    reception: 'Recepția',
    treatment: 'Cabinetul',
    sterilisation: 'Sterilizarea',
    equipment: 'Aparatura',
    map: 'Harta împrejurimilor',
  },
  /** Stands on a picture that is no photograph. */
  drawn: 'Desen',
}

export type RoomsWords = Shape<typeof words>
