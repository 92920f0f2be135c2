import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideTiming } from '../../../src/http/hide-timing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** How long an outcome takes whose work takes that long, by a clock that only the test moves. */
async function taken(workMs: number, outcome: 'secret' | 'open'): Promise<number> {
  const started = Date.now()
  const work = new Promise<string>((resolve) => setTimeout(() => resolve(outcome), workMs))
  const done = hideTiming(400, work, (found) => found === 'secret').then(() => Date.now() - started)
  await vi.runAllTimersAsync()
  return done
}

test.each([
  [0, 400],
  [24, 400],
  [29, 400],
  [399, 400],
  [401, 800],
  [1250, 1600],
])('an outcome that is a secret after %i ms is known after %i', async (workMs, expected) => {
  expect(await taken(workMs, 'secret')).toBe(expected)
})

test('any other outcome is known at once', async () => {
  expect(await taken(24, 'open')).toBe(24)
})
