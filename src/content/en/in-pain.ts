import type { InPain } from '../schemas/emergency-schema.ts'
import { titled } from '../titled.ts'
import { city } from './city.ts'

export const inPain = {
  meta: {
    title: titled('Toothache now: what to do until we see you'),
    description:
      'Toothache, swelling, a knocked-out tooth or bleeding: what it may be, what to do until we see you, what to avoid and when to call 112.',
    keywords: [
      'toothache what to do',
      `emergency dentist ${city}`,
      'knocked-out tooth',
      'swollen cheek',
      'bleeding after extraction',
    ],
  },
  title: 'In pain now',
  now: {
    open: 'Call and say what you feel: we keep time for emergencies every working day.',
    closed:
      'Nobody answers the phone now. Choose what you feel and see whether to go to a hospital or whether it can wait.',
  },
  call: 'Call {phone}',
  call112: 'Call 112',
  book: 'Request an appointment',
  symptoms: 'What do you feel?',
  may: 'What it may be',
  until: 'What to do until you are seen',
  avoid: 'What not to do',
  painkillers: 'Which painkiller you can take',
  closed: 'While we are closed',
  price: { title: 'What an emergency visit costs', list: 'See the whole price list' },
} satisfies InPain
