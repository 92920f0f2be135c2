import type { RoomsWords } from './ro.ts'

export const words = {
  kinds: {
    entrance: 'The entrance',
    reception: 'The reception',
    treatment: 'The treatment room',
    sterilisation: 'Sterilisation',
    equipment: 'Equipment',
    map: 'Map of the surroundings',
  },
  drawn: 'Drawing',
} satisfies RoomsWords
