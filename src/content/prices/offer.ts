import type { TreatmentKey } from '../treatment-list.ts'

/**
 * The implant offer that the build ships and a fresh database starts with (table `offers`): the row of the price
 * list it reduces, the reduction in bani, and its first and last day, both included, in Bucharest. The list price
 * must have been in force for the thirty days before the offer (Directive 98/6/EC, article 6a), because the page
 * names it as the price before.
 */
export const implantOffer = {
  id: 'implant',
  item: 'implant-titan',
  reduction: 40_000,
  from: '2026-10-01',
  to: '2026-12-31',
} as const

/** How many of its row one person is given at the reduced price. */
export const offeredToAPerson = 3

/**
 * The rows that the texts of its page are true of: they say what is included and how it goes. The owner chooses among
 * these; an offer of something else needs those texts first (`src/features/offer/{ro,en}.ts`).
 */
export const offerRows: readonly string[] = [implantOffer.item]

/** What the page of the offer is about: the page of this treatment leads to it, and it leads back. */
export const offerTreatment: TreatmentKey = 'implant_dentar'
