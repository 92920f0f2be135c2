import { z } from 'zod'
import { languages } from '../../format/languages.ts'
import { type Locale, writtenLocales } from '../../locale.ts'
import { line, pageMeta, paragraph, question, sentence, text } from '../schema.ts'
import { priceKinds, priceUnits, vatStates } from '../vocabulary.ts'
import { plural, template } from './ui-schema.ts'

const titled = z.strictObject({ title: line, text: sentence })
const steps = z.strictObject({ title: line, items: z.array(titled).min(3).max(6) })
const titledList = z.strictObject({ title: line, items: z.array(sentence).min(2).max(6) })
const questions = z.strictObject({ title: line, items: z.array(question).min(3).max(8) })
const field = z.strictObject({ label: line, hint: sentence, unit: line })

export const prices = z.strictObject({
  meta: pageMeta,
  title: text(5, 90),
  lead: paragraph,
  category: z.strictObject({
    meta: z.strictObject({
      title: template('category'),
      /** The same with how many there are and the lowest. */
      priced: template('category', 'count', 'from'),
      /** Whose prices they are: the end of the title, where there is room for it. */
      by: line,
      description: template('category'),
      about: template('category', 'count', 'from'),
      keywords: z.array(text(2, 80)).min(3).max(10),
    }),
    open: template('category'),
    back: line,
    count: plural,
  }),
  columns: z.strictObject({
    title: line,
    unit: line,
    price: line,
    vat: line,
    validFrom: line,
    euro: line,
    estimate: line,
  }),
  units: z.record(z.enum(priceUnits), z.strictObject({ name: line, per: line })),
  kinds: z.record(z.enum(priceKinds), line),
  amounts: z.strictObject({
    free: line,
    from: template('amount'),
    euro: template('amount'),
  }),
  vat: z.record(z.enum(vatStates), z.strictObject({ label: line, text: sentence })),
  included: line,
  notIncluded: line,
  validFrom: template('date'),
  /** A price that takes effect later. */
  next: template('date', 'price'),
  publishedOn: template('date'),
  /** Shown when the database does not answer and the last known list is used. */
  lastKnown: template('date'),
  final: sentence,
  euro: template('rate', 'date'),
  sort: z.strictObject({ label: line, listed: line, title: line, ascending: line, descending: line }),
  rowLink: template('title'),
  print: line,
  none: sentence,
  categories: line,
  instalments: z.strictObject({ text: sentence, action: line }),
  estimate: z.strictObject({
    title: line,
    lead: sentence,
    addLabel: template('title'),
    added: template('title'),
    remove: line,
    removeLabel: template('title'),
    removed: template('title'),
    /** Between rows of which one is meant. */
    or: line,
    choose: template('title'),
    quantity: template('title'),
    fewer: line,
    more: line,
    total: line,
    empty: sentence,
    open: line,
    clear: line,
    print: line,
    printedOn: template('date', 'until'),
    address: line,
    carry: line,
    copy: line,
    copied: line,
    changed: sentence,
    note: sentence,
  }),
})
export type Prices = z.infer<typeof prices>

export const instalments = z.strictObject({
  meta: pageMeta,
  title: text(5, 90),
  lead: paragraph,
  lender: template('lender'),
  approval: loanWord('approval'),
  estimate: loanWord('estimate'),
  estimateNote: sentence,
  warning: loanWord('warning'),
  months: plural,
  calculator: z.strictObject({
    title: line,
    lead: sentence,
    fields: z.strictObject({
      price: field,
      deposit: field,
      months: field,
      rate: field,
      fee: field,
      insurance: field,
    }),
    submit: line,
    terms: template('rate', 'fee', 'insurance'),
    reset: line,
    share: line,
    shared: line,
    summary: line,
    errors: z.strictObject({
      required: template('field'),
      number: template('field'),
      whole: template('field'),
      min: template('field', 'min'),
      max: template('field', 'max'),
      depositOverPrice: sentence,
      feeOverCredit: sentence,
    }),
  }),
  results: z.strictObject({
    title: line,
    instalment: line,
    lastInstalment: line,
    dae: line,
    rate: line,
    cashPrice: line,
    deposit: line,
    credit: line,
    duration: line,
    interest: line,
    fee: line,
    insurance: line,
    totalCost: line,
    totalPayable: line,
    updated: template('instalment', 'dae'),
    missing: sentence,
  }),
  schedule: z.strictObject({
    title: line,
    summary: plural,
    columns: z.strictObject({
      number: line,
      instalment: line,
      principal: line,
      interest: line,
      insurance: line,
      payment: line,
      balance: line,
    }),
    start: line,
    total: line,
  }),
  /** Under a total, beside the example: the approximate monthly amount. */
  monthly: z.strictObject({
    line: template('amount', 'months'),
    about: template('amount'),
    from: template('amount'),
    more: line,
  }),
  /**
   * Every part that Directive (EU) 2023/2225 requires of a representative example, `{dae}` no less prominent than
   * the rest.
   */
  example: z.strictObject({
    title: line,
    text: template(
      'price',
      'deposit',
      'credit',
      'months',
      'rate',
      'fee',
      'insurance',
      'instalment',
      'last',
      'dae',
      'cost',
      'total',
    ),
  }),
  /** The figures are computed, never typed: `{dae}` is the result of the site's own formula. */
  trap: z.strictObject({
    title: line,
    offer: template('price', 'months', 'payment', 'total', 'difference'),
    cost: template('price', 'difference', 'dae'),
    advice: paragraph,
  }),
  how: steps,
  documents: titledList.extend({ lead: sentence }),
  questions,
  book: z.strictObject({ title: line, text: sentence, action: line }),
})
export type Instalments = z.infer<typeof instalments>

/**
 * The days of the offer, its row in the price list and the reduction are facts without a language:
 * `content/offer.ts`.
 */
export const offer = z.strictObject({
  meta: pageMeta,
  /** While it runs, with its sum and its last day. */
  running: z.strictObject({ title: template('price'), description: template('price', 'to') }),
  title: text(5, 90),
  lead: paragraph,
  period: template('from', 'to'),
  /** Beside the row of the price list, while the offer runs. */
  row: template('reduction', 'to'),
  price: z.strictObject({
    label: line,
    unit: line,
    missing: sentence,
    note: sentence,
    listed: template('reduction', 'amount'),
    /** When the list price has become lower than it was before the offer. */
    lowered: template('reduction', 'amount', 'reference'),
    euro: template('amount', 'rate', 'date'),
  }),
  conditions: titledList,
  included: titledList,
  notIncluded: titledList,
  steps: steps.extend({ lead: sentence }),
  questions,
  book: line,
  call: template('phone'),
  treatment: line,
  upcoming: z.strictObject({ title: line, text: template('from') }),
  ended: z.strictObject({ title: line, text: line, prices: line, book: line }),
})
export type Offer = z.infer<typeof offer>

/** As the law has it, in one of the languages. */
function loanWord(name: keyof (typeof languages)[Locale]['loan']) {
  return z.enum(writtenLocales.map((locale) => languages[locale].loan[name]))
}
