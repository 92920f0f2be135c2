/**
 * The implant offer as the build ships it and a fresh database begins with it (table `offers`): the row of the price list
 * that it makes cheaper, by how many bani, and its first and last day, both included, in Bucharest. The price in the list
 * must have stood for the thirty days before the offer (Directive 98/6/EC, article 6a), because the page names it as the
 * price before.
 */
export const implantOffer = {
  id: 'implant',
  item: 'implant-titan',
  reduction: 40_000,
  from: '2026-10-01',
  to: '2026-12-31',
} as const
