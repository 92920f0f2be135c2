import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VisitLog } from '../../../src/rendering/visits/visit-log.ts'

let lines: { event: string; visits?: unknown[] }[]
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  lines = []
  vi.spyOn(console, 'info').mockImplementation((line: string) => lines.push(JSON.parse(line)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('visits that are few have a line each', async () => {
  const log = new VisitLog()
  for (let visit = 0; visit < 60; visit++) {
    log.write('page', { visit }, () => {})
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(lines.map(({ event }) => event)).toEqual(Array(60).fill('page'))
})

test('in a rush visits share lines, and none is lost', async () => {
  const log = new VisitLog()
  const work: Promise<void>[] = []
  for (let visit = 0; visit < 345; visit++) log.write('page', { visit }, (each) => work.push(each))
  await vi.advanceTimersByTimeAsync(1_000)
  await Promise.all(work)
  expect(lines).toHaveLength(20 + 4)
  const seen = lines.flatMap((line) => line.visits ?? [line])
  expect(seen.map((line) => Object(line).visit)).toEqual(Array.from({ length: 345 }, (_, visit) => visit))
})
