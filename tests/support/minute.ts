import { setTimeout as delay } from 'node:timers/promises'

/** Limits are counted by the minute of the clock. Resolves when this many seconds are left of it, so that none begins anew. */
export async function leftOfTheMinute(seconds: number): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < seconds * 1000) await delay(left + 10)
}
