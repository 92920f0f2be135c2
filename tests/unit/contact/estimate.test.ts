import { expect, test } from 'vitest'
import { estimateAsText } from '../../../src/features/contact/estimate.server.ts'

const row = (at: number) => ({ id: `row-${at}`, title: `Rândul ${at}`, price: '100 lei', note: null })
const total = { label: 'Total', price: '6.000 lei' }

test('the reception reads every row of an estimate and its total', () => {
  expect(estimateAsText({ lines: [row(1), row(2)], total })).toBe(
    'Rândul 1: 100 lei\nRândul 2: 100 lei\nTotal: 6.000 lei',
  )
})

test('an estimate too long for the table keeps its total, and says how many rows are left out', () => {
  const lines = Array.from({ length: 60 }, (_, at) => ({ ...row(at), title: 'Un titlu '.repeat(12) }))
  const text = estimateAsText({ lines, total })
  expect(text.length).toBeLessThanOrEqual(4000)
  const written = text.split('\n')
  const whole = written.filter((line) => line.endsWith(': 100 lei')).length
  expect(written.slice(whole)).toEqual([`… + ${60 - whole}`, 'Total: 6.000 lei'])
})
