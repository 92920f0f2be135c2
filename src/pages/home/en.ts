import type { HomeWords } from './ro.ts'

export const words = {
  tools: 'Find out for yourself',
  call: 'Call {phone}',
  conditions: 'Conditions',
  pain: { title: 'In pain now?', text: 'What to do first' },
  directions: 'How to reach us',
  allPrices: 'The full price list',
  instalments: 'Paying in instalments, with the full cost',
  offer: 'The offer on dental implants',
  team: 'The whole team',
  allStories: 'All stories',
  firstVisit: 'What happens at a first visit',
  questions: 'Questions before a visit',
} satisfies HomeWords
