import { wordsOfAll } from '../../../content/offered-words.ts'
import { titled } from '../../../content/titled.ts'
import { asBeginning } from '../../../format/counted-words.ts'
import { comparesAligners } from './of-the-build.ts'
import type { CompareWords } from './ro.ts'

const hesitations = wordsOfAll([
  ['a veneer or a crown', 'fatete_dentare', 'coroane_dentare'],
  ['an implant or a bridge', 'implant_dentar', 'protetica'],
  ...(comparesAligners ? [['braces or aligners', 'aparat_dentar'] as const] : []),
])
const named = hesitations.length > 0 ? hesitations.join(', ') : 'two treatments, row by row'

export const words = {
  meta: {
    title: titled('Compare two dental treatments'),
    description: `${asBeginning(named, 'en')}: price, visits, days of soreness, duration and warranty, side by side.`,
    keywords: [
      'compare dental treatments',
      'difference between dental treatments',
      'which dental treatment to choose',
      ...hesitations,
      ...wordsOfAll([['whitening or veneers', 'albire_dinti', 'fatete_dentare']]),
    ],
  },
  title: 'Compare two treatments',
  pairTitle: '{a} or {b}',
  pairMeta: '{a} or {b}?',
  lead: 'Choose two options and see, row by row, what each asks of you: time in the chair, what you feel, how many visits and what it costs. You decide with the dentist which one suits you.',
  first: 'First option',
  second: 'Second option',
  choose: 'Choose',
  button: 'Compare',
  same: 'Choose two different treatments.',
  pairs: 'Most common comparisons',
  pair: '{a} or {b}',
  link: 'Compare: {a} and {b}',
  variants: {
    braces: {
      name: 'Fixed braces',
      text: 'Brackets bonded to the teeth and a thin wire that moves them step by step; you wear them day and night until the end.',
    },
    bridge: {
      name: 'Dental bridge',
      text: 'Three joined crowns: the outer two sit on the neighbouring teeth, which are prepared, and the middle one replaces the missing tooth.',
    },
    aligners: {
      name: 'Clear aligners',
      text: 'Aligners that you change at intervals and take out to eat and brush; they move teeth step by step, with small forces.',
    },
    extraction: {
      name: 'Extraction of the tooth',
      text: 'The tooth is taken out. The gap stays, or is filled later with an implant, a bridge or a denture.',
    },
  },
  lines: 'What you will feel, on the same scale',
  table: '{a} and {b}, row by row',
  rows: {
    what: 'What it is',
    chair: 'Longest visit',
    numb: 'Numb after a visit',
    sore: 'Days of soreness',
    visits: 'Visits',
    done: 'Finished in',
    price: 'List price',
    total: 'In total',
    success: 'Success rate',
    warranty: 'Warranty',
  },
  equal: 'the same',
  less: 'less',
  more: 'more',
  none: 'not published',
  measures: {
    tooth: { one: 'one tooth', other: '{count} teeth' },
    gap: { one: 'one missing tooth', other: '{count} missing teeth' },
    arch: { one: 'one arch', other: '{count} arches' },
    site: { one: 'one area', other: '{count} areas' },
  },
  case: '{of} ({measure})',
  total: '{name} ({measure}): {price}',
  unlike: 'The rows are for {a} and {b} respectively: we do not say which is more or less.',
  unlikeTotals:
    'The totals cannot be compared: one is for {a}, the other for {b}. Each bill says what it covers.',
  leavesGap: 'Without a replacement for the tooth. What can close the gap has a bill of its own:',
  noTotal: 'We have no ready total: it depends on your case and is in your written plan.',
  print: 'Print the comparison',
  note: 'A comparison cannot replace a consultation: one of the options may not be possible in your case.',
} satisfies CompareWords
