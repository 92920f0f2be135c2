import { expect, test } from 'vitest'
import { type WholeTreatment, wholeTreatments } from '../../src/content/whole-treatments.ts'
import { reduced, wholeStages, wholeTotal } from '../../src/features/bills/whole-treatment.ts'
import { priceSnapshot } from '../../src/features/prices/snapshot.ts'

type Row = (typeof priceSnapshot.items)[number]
const rowOf = (id: string): Row => {
  const row = priceSnapshot.items.find((item) => item.id === id)
  if (!row) throw new Error(`No row ${id}`)
  return row
}
const highOf = (row: Row) => row.amount_max ?? row.amount_min

test('every part of a whole treatment is a row that the list shows, and every total is more than its first part', () => {
  expect(wholeTreatments.length).toBeGreaterThanOrEqual(6)
  for (const whole of wholeTreatments) {
    const stages = wholeStages(priceSnapshot, whole)
    if (stages === null) throw new Error(`${whole.id} has a part without a row`)
    const choices = (all: readonly { parts: readonly unknown[] }[]) => all.map(({ parts }) => parts.length)
    expect(choices(stages)).toEqual(choices(whole.stages))
    const { amount_min, amount_max } = wholeTotal(stages)
    expect(amount_min).toBeGreaterThan(stages[0]?.parts[0]?.rows[0]?.amount_min ?? 0)
    if (amount_max !== null) expect(amount_max).toBeGreaterThan(amount_min)
  }
})

const [implantBill] = wholeTreatments
if (implantBill === undefined) throw new Error('There is no whole treatment')
const scan = rowOf('tomografie-cbct')
const [implant, abutment] = [rowOf('implant-titan'), rowOf('bont-protetic')]
const crowns = [rowOf('coroana-metalo-ceramica-implant'), rowOf('coroana-zirconiu-implant')]
const low =
  scan.amount_min +
  implant.amount_min +
  abutment.amount_min +
  Math.min(...crowns.map((row) => row.amount_min))
const high = highOf(scan) + highOf(implant) + highOf(abutment) + Math.max(...crowns.map(highOf))

test('an implant comes to its four rows, from the cheaper crown to the dearer', () => {
  const stages = wholeStages(priceSnapshot, implantBill)
  expect(wholeTotal(stages ?? [])).toEqual({ kind: 'range', amount_min: low, amount_max: high })
})

test('what an offer takes off a row is taken off the total, and never more than the row costs', () => {
  const stages = wholeStages(priceSnapshot, implantBill) ?? []
  expect(wholeTotal(stages, { 'implant-titan': 40_000 })).toEqual({
    kind: 'range',
    amount_min: low - 40_000,
    amount_max: high - 40_000,
  })
  expect(wholeTotal(stages, { 'implant-titan': implant.amount_min })).toMatchObject({ amount_min: low })
  expect(reduced({ kind: 'fixed', amount_min: 100, amount_max: null }, 100)).toBeNull()
})

test('times count, a row that begins somewhere leaves the total open, and a hidden row is no choice', () => {
  type Parts = WholeTreatment['stages'][number]['parts']
  const total = (...parts: Parts) => {
    const whole = { id: 'test', slug: 'test', treatment: 'implant_dentar' } as const
    const found = wholeStages(priceSnapshot, { ...whole, stages: [{ due: 'plan', parts }] })
    return found && wholeTotal(found)
  }
  const fixed = rowOf('contentie')
  expect(total({ anyOf: ['contentie'], times: 2 })).toEqual({
    kind: 'fixed',
    amount_min: 2 * fixed.amount_min,
    amount_max: null,
  })
  expect(total({ anyOf: ['contentie', 'macheta-zambet'], times: 1 })?.kind).toBe('from')
  expect(total({ anyOf: ['implant-ceramic'], times: 1 })).toBeNull()
  expect(total({ anyOf: ['no-such-row'], times: 1 }, { anyOf: ['contentie'], times: 1 })).toBeNull()
})
