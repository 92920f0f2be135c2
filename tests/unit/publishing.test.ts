import { expect, test } from 'vitest'
import { mergeRows } from '../../src/features/publishing/merge.ts'
import { mergedOrder } from '../../src/features/publishing/merge-parts.ts'
import { lastSteps } from '../../src/features/publishing/steps.server.ts'

type Row = { price: number; kind: string; title: string }
const row = (change: Partial<Row> = {}): Row => ({ price: 1, kind: 'fixed', title: 'A', ...change })
const merged = (mine: Row, theirs: Row) => {
  const [base, own, other] = [row(), mine, theirs].map((each) => new Map([['a', each]]))
  if (base === undefined || own === undefined || other === undefined) throw new Error('No rows')
  const { rows, conflicts } = mergeRows(base, own, other, [['price', 'kind']])
  return { row: rows.get('a'), fields: conflicts.flatMap(({ fields }) => fields) }
}

test('two people’s changes of one row meet field by field', () => {
  expect(merged(row({ price: 2 }), row({ title: 'B' }))).toEqual({
    row: row({ price: 2, title: 'B' }),
    fields: [],
  })
  expect(merged(row({ price: 2, title: 'B' }), row({ price: 3 }))).toEqual({
    row: row({ price: 2, title: 'B' }),
    fields: ['price'],
  })
})

test('fields that stand together are one: neither gets half a price', () => {
  expect(merged(row({ price: 2 }), row({ kind: 'range' }))).toEqual({
    row: row({ price: 2 }),
    fields: ['price', 'kind'],
  })
})

test('whoever adds or removes something is not at odds with another who does', () => {
  expect(mergedOrder(['y', 'z'], ['x', 'y', 'z'], ['w', 'y', 'z'])).toEqual(['x', 'w', 'y', 'z'])
  expect(mergedOrder(['x', 'y', 'z'], ['x', 'z'], ['z', 'x', 'y', 'w'])).toEqual(['z', 'x', 'w'])
  expect(mergedOrder(['x', 'y', 'z'], ['x', 'y', 'n', 'z'], ['z', 'y'])).toEqual(['z', 'y', 'n'])
  // A row that one has moved is where they put it, whatever the other adds or removes.
  expect(mergedOrder(['x', 'y', 'z'], ['y', 'x', 'z'], ['x', 'y', 'z', 'n'])).toEqual(['y', 'x', 'z', 'n'])
  expect(mergedOrder(['y', 'x', 'z'], ['x', 'y', 'z'], ['y', 'x', 'n', 'z'])).toEqual(['x', 'n', 'y', 'z'])
  expect(mergedOrder(['x', 'y', 'z'], ['z', 'x', 'y'], ['y', 'z'])).toEqual(['z', 'y'])
  // Two who move the same things are.
  expect(mergedOrder(['x', 'y', 'z'], ['y', 'x', 'z'], ['x', 'z', 'y'])).toBeNull()
})

test('of a list that two have changed there is no half of each', () => {
  const parts = (list: string[]) => new Map([['a', list]])
  const { rows, conflicts } = mergeRows(parts(['1']), parts(['2']), parts(['1', '3']))
  expect([rows.get('a'), conflicts.length]).toEqual([['2'], 1])
})

const taken = (version: number, base: number | null, step: string, reverts: number | null = null) => ({
  version,
  base,
  reverts,
  step,
  saved_at: '',
})
const versions = (steps: ReturnType<typeof lastSteps>) => [
  steps.undo?.version ?? null,
  steps.redo?.version ?? null,
]

test('undoing goes back step by step and redoing comes the same way', () => {
  const edits = [taken(2, 1, 'edit'), taken(3, 2, 'edit')]
  const history = (...more: ReturnType<typeof taken>[]) => versions(lastSteps([...edits, ...more].reverse()))
  expect(history()).toEqual([3, null])
  const undone = [taken(4, 3, 'undo', 2), taken(5, 4, 'undo', 1)]
  expect(history(...undone.slice(0, 1))).toEqual([2, 4])
  expect(history(...undone)).toEqual([null, 5])
  const redone = [...undone, taken(6, 5, 'redo', 4)]
  expect(history(...redone)).toEqual([2, 4])
  expect(history(...redone, taken(7, 6, 'redo', 3))).toEqual([3, null])
  // A new step leaves nothing to bring back.
  expect(history(...undone, taken(6, 5, 'edit'))).toEqual([6, null])
  // Saves while somebody types are one step, and others’ versions between them are nobody’s here.
  expect(history(taken(8, 7, 'autosave'), taken(9, 7, 'autosave'), taken(12, 11, 'undo', 7))).toEqual([3, 12])
  // Before it was written whose step was undone there is nothing to go back to.
  expect(history(taken(4, null, 'undo'))).toEqual([null, null])
})
