import { clinic } from '../../content/clinic.ts'
import { called } from '../../content/en/called.ts'
import { city } from '../../content/en/city.ts'
import { paysVat } from '../../content/kind-of-clinic.ts'
import { offeredWords } from '../../content/offered-words.ts'
import { titled } from '../../content/titled.ts'
import type { PricesWords } from './ro.ts'

export const words = {
  meta: {
    title: titled(`Dental prices in ${city}`),
    description: `The full price list of ${called}, in lei: what each price includes, what it does not and since when it applies.`,
    keywords: [
      `dental prices ${city}`,
      ...offeredWords([
        ['dental implant price', 'implant_dentar', 'fast_fixed'],
        ['veneers price', 'fatete_dentare'],
      ]),
      'dentist fees',
      'dental estimate',
    ],
  },
  title: 'Prices',
  lead: `In lei${paysVat ? ', with VAT where it applies' : ''}. Open a row to see what it includes and what it does not.`,
  category: {
    meta: {
      title: '{category}: dental prices',
      priced: '{category}: {count}, {from}',
      by: clinic.name,
      description: `{category}: the prices of ${called} in ${city}, in lei, with what each includes and its date.`,
      about: `{category}, at ${called} in ${city}: {count}, {from}, with what each includes and its date.`,
      keywords: [`dental prices ${city}`, 'dentist fees', 'dental clinic price list'],
    },
    open: 'See the prices: {category}',
    back: 'All prices',
    count: { one: '{count} price', other: '{count} prices' },
  },
  columns: {
    title: 'Treatment',
    unit: 'Unit',
    price: 'Price',
    vat: 'VAT',
    validFrom: 'Valid from',
    euro: 'In euros',
    estimate: 'Estimate',
  },
  units: {
    visit: { name: 'visit', per: '/ visit' },
    tooth: { name: 'tooth', per: '/ tooth' },
    arch: { name: 'arch', per: '/ arch' },
    session: { name: 'session', per: '/ session' },
    procedure: { name: 'procedure', per: '/ procedure' },
    implant: { name: 'implant', per: '/ implant' },
    canal: { name: 'canal', per: '/ canal' },
    month: { name: 'month', per: '/ month' },
    treatment: { name: 'treatment', per: '/ treatment' },
  },
  kinds: { fixed: 'fixed price', from: 'starting price', range: 'price range' },
  amounts: { free: 'free', from: 'from {amount}', euro: 'about {amount}' },
  vat: {
    exempt: {
      label: 'VAT exempt',
      text: `${paysVat ? 'Medical treatment is exempt from VAT' : 'The clinic is not registered for VAT'}. The sum shown is the sum you pay.`,
    },
    included: {
      label: 'VAT included',
      text: 'Cosmetic services carry VAT, which the sum shown already includes.',
    },
  },
  included: 'Included',
  notIncluded: 'Not included',
  validFrom: 'Valid from {date}',
  next: 'from {date}: {price}',
  publishedOn: 'List published on {date}',
  lastKnown: 'We could not check the list just now. You are seeing the prices published on {date}.',
  final: paysVat
    ? 'Prices include VAT where it applies; the exact sum is in the plan you sign.'
    : 'The exact sum is in the plan you sign.',
  euro: 'Sums in euros are for information: €1 = {rate}, rate of {date}. Payment is in lei.',
  sort: {
    label: 'Sort by',
    listed: 'Order of the list',
    title: 'Name',
    ascending: 'Price, low to high',
    descending: 'Price, high to low',
  },
  rowLink: 'Direct link to the price of {title}',
  print: 'Print the prices',
  none: 'No price of this category is published at the moment.',
  search: {
    label: 'Which price are you looking for?',
    placeholder: 'filling, implant, whitening',
    button: 'Search',
    all: 'All prices',
    nothing: 'No price found. Try another word or a category. In opening hours, call {phone}.',
    treatments: 'Search treatments',
  },
  ignored: 'price prices cost costs fee fees money lei much',
  span: { free: 'free or {span}', open: '{span} and over' },
  instalments: {
    text: 'You can pay in instalments through a TBI Bank loan, subject to approval.',
    action: 'See the total cost of instalments',
  },
  estimate: {
    title: 'Your estimate',
    lead: 'Tick what interests you and see the total. The estimate lives in the page’s address: the clinic gets it only if you send it.',
    addLabel: 'Add to estimate: {title}',
    added: 'Added to estimate: {title}',
    remove: 'Remove',
    removeLabel: 'Remove from estimate: {title}',
    removed: 'Removed from estimate: {title}',
    or: 'or',
    choose: 'Choose: {title}',
    quantity: 'How many: {title}',
    fewer: 'Fewer',
    more: 'More',
    total: 'Total',
    empty: 'Your estimate is empty. Tick a price in the list to see the total.',
    open: 'See the estimate',
    clear: 'Empty the estimate',
    print: 'Print the estimate',
    printedOn: 'Drawn up on {date}, valid as a guide until {until}',
    address: 'Up to date at:',
    carry: 'Send with an appointment request',
    copy: 'Copy the link to the estimate',
    copied: 'The link has been copied.',
    changed: 'Some prices are no longer in the list and were removed from your estimate.',
    note: 'An estimate is not a firm offer. The written plan after your consultation sets what is needed and what it costs.',
  },
} satisfies PricesWords
