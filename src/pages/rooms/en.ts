import { clinic } from '../../content/clinic.ts'
import { city } from '../../content/en/city.ts'
import { titled } from '../../content/titled.ts'
import type { RoomsPageWords } from './ro.ts'

export const words = {
  meta: {
    title: titled('The clinic in pictures', `${clinic.name} Dental Clinic`),
    description: `What ${clinic.name} Dental Clinic in ${city} looks like: the rooms, in the order in which you come by them, and the way here.`,
    keywords: [`dental clinic ${city}`, 'dental clinic photographs', 'dental surgery rooms'],
  },
  title: 'The clinic in pictures',
  lead: 'The clinic as you come by it, room by room, and the way here.',
  drawn: 'Where it says “Drawing” it is no photograph: the drawing tells which room it is, not how it looks.',
  pictures: 'The rooms',
  next: {
    title: 'Would you like to see the clinic?',
    text: 'Come for a first consultation: it is free of charge. Tell us when you can.',
  },
} satisfies RoomsPageWords
