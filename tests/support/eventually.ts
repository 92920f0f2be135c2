import { expect } from 'vitest'

/** Resolves when it has come to be so: what happens after an answer happens in its own time. */
export async function eventually(isSo: () => unknown | Promise<unknown>, seconds = 60): Promise<void> {
  await expect.poll(isSo, { timeout: seconds * 1000, interval: 100 }).toBeTruthy()
}
