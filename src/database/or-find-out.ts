import { NoResponse } from './store-error.ts'

/**
 * Where no answer came, finds out what became of it; that may be to ask again, of what may be done twice. By then the
 * database has done it or given it up (`ownerLimitMs`). Silence again is the first one.
 */
export async function orFindOut<Done>(ask: () => Promise<Done>, findOut: () => Promise<Done>): Promise<Done> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    return findOut()
  }
}
