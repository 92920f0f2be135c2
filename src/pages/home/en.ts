import type { HomeWords } from './ro.ts'

export const words = {
  book: 'Request an appointment',
  call: 'Call {phone}',
  conditions: 'Conditions',
  pain: { title: 'In pain now?', text: 'What to do first' },
  directions: 'How to reach us',
  prices: 'See the prices',
  allPrices: 'The full price list',
  instalments: 'Paying in instalments, with the full cost',
  offer: 'The offer on dental implants',
  allTreatments: 'All treatments',
  team: 'The whole team',
  allStories: 'All stories',
  allNews: 'All news',
} satisfies HomeWords
