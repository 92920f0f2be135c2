import { expect, test } from 'vitest'
import { type WholeTreatment, wholeTreatments } from '../../src/content/whole-treatments.ts'
import { priceSnapshot } from '../../src/features/prices/snapshot.ts'
import { wholeParts, wholeTotal } from '../../src/features/prices/whole-treatment.ts'

type Row = (typeof priceSnapshot.items)[number]
const rowOf = (id: string): Row => {
  const row = priceSnapshot.items.find((item) => item.id === id)
  if (!row) throw new Error(`No row ${id}`)
  return row
}
const highOf = (row: Row) => row.amount_max ?? row.amount_min

test('every part of a whole treatment is a row that the list shows, and every total is more than its first part', () => {
  for (const whole of wholeTreatments) {
    const parts = wholeParts(priceSnapshot, whole)
    if (parts === null) throw new Error(`${whole.id} has a part without a row`)
    expect(parts.map(({ rows }) => rows.length)).toEqual(whole.parts.map(({ anyOf }) => anyOf.length))
    const { amount_min, amount_max } = wholeTotal(parts)
    expect(amount_min).toBeGreaterThan(parts[0]?.rows[0]?.amount_min ?? 0)
    if (amount_max !== null) expect(amount_max).toBeGreaterThan(amount_min)
  }
})

test('an implant comes to its three rows, from the cheaper crown to the dearer', () => {
  const [implant, abutment] = [rowOf('implant-titan'), rowOf('bont-protetic')]
  const crowns = [rowOf('coroana-metalo-ceramica-implant'), rowOf('coroana-zirconiu-implant')]
  const parts = wholeParts(priceSnapshot, wholeTreatments[0])
  expect(wholeTotal(parts ?? [])).toEqual({
    kind: 'range',
    amount_min: implant.amount_min + abutment.amount_min + Math.min(...crowns.map((row) => row.amount_min)),
    amount_max: highOf(implant) + highOf(abutment) + Math.max(...crowns.map(highOf)),
  })
})

test('times count, a row that begins somewhere leaves the total open, and a hidden row is no choice', () => {
  const whole = (parts: WholeTreatment['parts']): WholeTreatment => ({
    id: 'test',
    treatment: 'implant_dentar',
    parts,
  })
  const total = (...parts: WholeTreatment['parts']) => {
    const found = wholeParts(priceSnapshot, whole(parts))
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
