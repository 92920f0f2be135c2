import { expect, test } from 'vitest'
import { implantOffer } from '../../../src/content/prices/offer.ts'
import { offerState } from '../../../src/features/offer/offer-state.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { addDays, isoDateOf } from '../../../src/format/dates.ts'
import { testOf } from '../../support/module-test.ts'

const offer = { from: '2026-10-01', to: '2026-12-31' }

test('an offer begins and ends at midnight in Bucharest', () => {
  const stateAt = (moment: string) => offerState(offer, isoDateOf(new Date(moment)))
  expect(stateAt('2026-09-30T20:59:59Z')).toBe('upcoming')
  expect(stateAt('2026-09-30T21:00:00Z')).toBe('running')
  expect(stateAt('2026-12-31T21:59:59Z')).toBe('running')
  expect(stateAt('2026-12-31T22:00:00Z')).toBe('ended')
})

testOf('offer')('the price before the offer is a published one that stood for thirty days', () => {
  const row = priceSnapshot.items.find(({ id }) => id === implantOffer.item)
  expect(row?.hidden).toBe(false)
  expect(row?.amount_min).toBeGreaterThan(implantOffer.reduction)
  expect(row && row.valid_from <= addDays(implantOffer.from, -30)).toBe(true)
})
