import { city } from '../../content/en/city.ts'
import { offeredWords } from '../../content/offered-words.ts'
import { titled } from '../../content/titled.ts'
import type { TotalsWords } from './ro.ts'

const named = offeredWords([
  ['an implant with its crown', 'implant_dentar'],
  ['veneers', 'fatete_dentare'],
  ['braces', 'aparat_dentar'],
  ['a bridge', 'protetica'],
])

export const words = {
  meta: {
    title: titled('What a dental treatment costs in total'),
    description: `${['Whole treatments, added up from the price list', named.join(', ')].filter(Boolean).join(': ')}. Each with its stages and what is due at each.`,
    keywords: [
      `total cost of dental treatment ${city}`,
      'dental payment stages',
      'price of a whole dental treatment',
      ...offeredWords([
        [`total cost of a dental implant ${city}`, 'implant_dentar'],
        ['implant with crown price', 'implant_dentar'],
        ['total cost of braces', 'aparat_dentar'],
        ['price of six veneers', 'fatete_dentare'],
        ['root canal and crown cost', 'tratamente_endodontice'],
      ]),
    ],
  },
  title: 'What it costs in total',
  lead: 'A treatment has several prices, paid at different times. Here they are added up, from the first X-ray to the last visit, at the prices of today’s list.',
  bill: {
    meta: {
      title: '{name}: what it costs in total',
      priced: '{name}: {price}',
      stages: '{name}: {price}, stage by stage',
      about:
        '{name}, {price} in total: each stage at its list price and when it is paid, from the first visit to the last.',
      description:
        '{name}, from the first visit to the last: each stage at its list price, when it is paid and what the total comes to, in lei.',
      keywords: ['total cost of dental treatment', 'dental payment stages'],
    },
    title: 'What you pay, and when',
    caption: '{name}: the stages, with the lowest and the highest price, in lei',
    part: 'What is paid',
    low: 'From',
    high: 'Up to',
    lei: 'lei',
    open: 'see plan',
    openNote:
      '“See plan” means that the list only says where the price begins: your written plan has the full sum.',
    total: 'In total',
    due: {
      imaging: 'With the X-rays',
      plan: 'With the plan',
      cleaning: 'With the professional cleaning',
      surgery: 'On the day of surgery',
      canals: 'With the root canal',
      preparation: 'When teeth are prepared',
      mounting: 'At the start',
      whitening: 'With the whitening',
      checkups: 'At each check-up',
      fitting: 'With the final work',
      end: 'At the end',
    },
    after: 'after {period}',
    during: 'for {period}',
    share: 'How much of the total is due at each stage: {stages}.',
    stageShare: '{stage}, {amount}',
    without: 'Not included',
    offer: 'The offer, until {to}',
    book: 'Request an appointment with these figures',
    estimate: 'Open as an estimate',
    estimateNote:
      'The estimate and the request come to the same total; in the estimate you can choose between the options.',
    print: 'Print these figures',
    printed: 'A guide, prepared on {date} at the list prices of that day.',
    treatment: 'About the treatment: {treatment}',
    missing:
      'A part of this treatment has no published price at the moment, so we cannot add it up. You will have the total at the free consultation, in your written plan.',
    prices: 'The price list',
    others: 'Other treatments, in total',
  },
  none: 'We cannot add up any treatment just now: the price list is changing. Published prices are in the list.',
  note: 'A total is a guide, for the usual case. What you need and what it costs is in your plan, after the free consultation.',
  help: {
    title: 'Get your own total',
    text: 'At the free consultation you receive a written plan with every stage and its price. X-rays are not included.',
  },
} satisfies TotalsWords
