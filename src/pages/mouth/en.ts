import { titled } from '../../content/titled.ts'
import type { MouthWords } from './ro.ts'

export const words = {
  meta: {
    title: titled('Where is the problem? The mouth, drawn'),
    description:
      'Choose a tooth, the gums, the tongue or the jaw joint in the drawing: what it may be, which treatments help and what they cost. Also as a list.',
    keywords: ['sore gums', 'wisdom tooth', 'chipped tooth', 'clicking jaw', 'missing tooth'],
  },
  title: 'Where is the problem?',
  lead: 'Choose the place, in the drawing or in the list, and see what usually helps and what it costs.',
  drawing: 'The mouth, drawn: the upper teeth, the tongue and the lower teeth',
  hint: 'Choose the place',
  look: 'Have a dentist look at it',
  urgent: 'If it cannot wait',
  prices: 'What it costs',
  whole: 'in total',
  back: 'Back to the drawing',
  help: {
    title: 'Can’t find your problem here?',
    text: 'Tell us what is wrong. At the first consultation, which is free, we’ll look together and you get a written plan.',
  },
} satisfies MouthWords
