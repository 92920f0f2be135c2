import { expect, test } from 'vitest'
import { isOffered } from '../../../src/content/offered-treatments.ts'
import { treatmentKeys } from '../../../src/content/treatment-list.ts'
import {
  type WholeTreatment,
  wholeTreatmentIds,
  wholeTreatments,
} from '../../../src/content/whole-treatments.ts'
import { priceSnapshot } from '../../../src/features/prices/snapshot.ts'
import { reduced } from '../../../src/features/prices/sums.ts'
import { wholeStages, wholeTotal } from '../../../src/features/whole-treatments/whole-treatment.ts'
import { freeRow, offerRow, plainRow } from '../../support/samples/examples.ts'
import { some } from '../../support/some.ts'

type Row = (typeof priceSnapshot.items)[number]
const rowOf = (id: string): Row => {
  const row = priceSnapshot.items.find((each) => each.id === id)
  if (!row) throw new Error(`There is no row ${id}`)
  return row
}
const highOf = (row: Row) => row.amount_max ?? row.amount_min

/** Those that a clinic with rows of its own works out: without a row of it in the list a total is shown nowhere. */
const workedOut = wholeTreatments.filter((whole) => wholeStages(priceSnapshot, whole) !== null)
const testOfTotals = test.skipIf(workedOut.length === 0)

testOfTotals(
  'every part of a whole treatment is a row that the list shows, and every total is more than its first part',
  () => {
    // A treatment that is not offered takes its totals along, and nothing else does.
    if (treatmentKeys.every(isOffered)) expect(wholeTreatments).toHaveLength(wholeTreatmentIds.length)
    for (const whole of some(workedOut)) {
      const stages = wholeStages(priceSnapshot, whole)
      if (stages === null) throw new Error(`${whole.id} has a part without a row`)
      const choices = (all: readonly { parts: readonly unknown[] }[]) => all.map(({ parts }) => parts.length)
      expect(choices(stages)).toEqual(choices(whole.stages))
      const { amount_min, amount_max } = wholeTotal(stages)
      expect(amount_min).toBeGreaterThan(stages[0]?.parts[0]?.rows[0]?.amount_min ?? 0)
      if (amount_max !== null) expect(amount_max).toBeGreaterThan(amount_min)
    }
  },
)

const reducible = workedOut.find(({ stages }) =>
  stages.some(({ parts }) => parts.some(({ anyOf }) => anyOf.includes(offerRow))),
)
/** The clinic may work out no total. */
const example: WholeTreatment | undefined = reducible ?? workedOut[0]
const ends = (example?.stages ?? []).flatMap(({ parts }) =>
  parts.map(({ anyOf, times }) => ({
    low: times * Math.min(...anyOf.map((id) => rowOf(id).amount_min)),
    high: times * Math.max(...anyOf.map((id) => highOf(rowOf(id)))),
  })),
)
const low = ends.reduce((sum, part) => sum + part.low, 0)
const high = ends.reduce((sum, part) => sum + part.high, 0)
const stagesOfExample = () => (example && wholeStages(priceSnapshot, example)) ?? []

testOfTotals('a total is the sum of its rows, from the cheaper choices to the dearer', () => {
  const { amount_min, amount_max } = wholeTotal(stagesOfExample())
  expect([amount_min, amount_max ?? amount_min]).toEqual([low, high])
})

test.runIf(reducible)(
  'what an offer takes off a row is taken off the total, and never more than the row costs',
  () => {
    const stages = stagesOfExample()
    const { amount_min, amount_max } = wholeTotal(stages, { [offerRow]: 40_000 })
    expect([amount_min, amount_max ?? amount_min]).toEqual([low - 40_000, high - 40_000])
    expect(wholeTotal(stages, { [offerRow]: rowOf(offerRow).amount_min })).toMatchObject({ amount_min: low })
    expect(reduced({ kind: 'fixed', amount_min: 100, amount_max: null }, 100)).toBeNull()
  },
)

test('times count, a row that begins somewhere leaves the total open, and a hidden row is no choice', () => {
  const [open = ''] = priceSnapshot.items.flatMap(({ id }) => (id === plainRow || id === freeRow ? [] : id))
  const items = priceSnapshot.items.map((row) => ({
    ...row,
    hidden: row.id === freeRow,
    ...(row.id === open && { kind: 'from' as const, amount_max: null }),
  }))
  const list = { ...priceSnapshot, items }
  type Parts = WholeTreatment['stages'][number]['parts']
  const total = (...parts: Parts) => {
    const whole = {
      id: 'test',
      slug: 'test',
      treatment: 'implant_dentar',
      measure: { count: 1, of: 'gap' },
    } as const
    const found = wholeStages(list, { ...whole, stages: [{ due: 'plan', parts }] })
    return found && wholeTotal(found)
  }
  const fixed = rowOf(plainRow)
  expect(total({ anyOf: [plainRow], times: 2 })).toEqual({
    kind: 'fixed',
    amount_min: 2 * fixed.amount_min,
    amount_max: null,
  })
  expect(total({ anyOf: [plainRow, open], times: 1 })?.kind).toBe('from')
  expect(total({ anyOf: [freeRow], times: 1 })).toBeNull()
  expect(total({ anyOf: ['no-such-row'], times: 1 }, { anyOf: [plainRow], times: 1 })).toBeNull()
})
