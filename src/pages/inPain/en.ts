import { city } from '../../content/en/city.ts'
import { titled } from '../../content/titled.ts'
import type { InPainWords } from './ro.ts'

export const words = {
  meta: {
    title: titled(`Emergency dentist in ${city}: what to do now`),
    description: `Dental emergency in ${city}: toothache, swelling, a knocked-out tooth, bleeding. What to do now, where to go and when to call 112.`,
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
    open: 'Call us and tell us what is wrong: we keep time for emergencies every working day.',
    closed:
      'Our phone line is closed. Choose the problem and see whether to go to a hospital or whether it can wait.',
  },
  call: 'Call {phone}',
  call112: 'Call 112',
  book: 'Request an appointment',
  callBack: 'Ask us to call when we open',
  hospital: { route: 'How to get there', call: 'Call the hospital: {phone}' },
  symptoms: 'What is the problem?',
  may: 'What it may be',
  until: 'What to do until you are seen',
  avoid: 'What not to do',
  painkillers: 'Which painkiller you can take',
  closed: 'While we are closed',
  price: { title: 'What an emergency visit costs', list: 'See the whole price list' },
} satisfies InPainWords
