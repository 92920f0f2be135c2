import { clinic } from '../../content/clinic.ts'
import { called } from '../../content/en/called.ts'
import { city } from '../../content/en/city.ts'
import { titled } from '../../content/titled.ts'
import type { StopCardWords } from './ro.ts'

export const words = {
  meta: {
    title: titled('The “stop” card for your visit', called),
    description: `A card to print for anyone nervous at the dentist’s: raise it and we stop. How to use it at the ${clinic.name} clinic in ${city}.`,
    keywords: [
      'fear of the dentist',
      'nervous dental patient',
      'stop signal dentist',
      'break at the dentist',
    ],
  },
  title: 'The “stop” card',
  lead: 'With your mouth open you cannot speak. Raise the card and we’ll stop, without asking why.',
  print: 'Print this page, cut along the line and bring the card with you. We keep one at every chair too.',
  printNow: 'Print the card',
  how: {
    title: 'How to use it',
    items: [
      'Show it to the dentist before we begin: we agree on what it means.',
      'Hold it in your hand. When you raise it, we take the instruments out and stop.',
      'We go on only when you nod. You can stop us as often as you need.',
      'Without the card it is enough to raise your left hand.',
    ],
  },
  card: {
    stop: 'Stop',
    pause: 'A break, please',
    text: 'When I raise this card, please stop. Go on when I nod.',
    go: 'I am nervous. Please tell me what comes next.',
  },
  book: 'Request an appointment',
} satisfies StopCardWords
