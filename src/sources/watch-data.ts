import type { Freshness } from '../database/freshness.ts'
import type { Data } from './data.ts'

/**
 * Where a page's data came from: the `build` alone, `live` data, or data the database has not confirmed (`unsure`),
 * which is shown with its date.
 */
export type MadeOf = 'build' | 'live' | 'unsure'

/** The data, and a record of what was read from it. */
export function watchData(data: Data): {
  data: Data
  madeOf: () => MadeOf
  reads: () => ReadonlySet<string>
} {
  let madeOf: MadeOf = 'build'
  const reads = new Set<string>()
  const see = (answer: unknown) => {
    if (madeOf !== 'unsure') madeOf = isUnsure(answer) ? 'unsure' : 'live'
    return answer
  }
  const watched = new Proxy(data, {
    get(target, name) {
      const ask: unknown = Reflect.get(target, name)
      if (typeof ask !== 'function') return ask
      return (...asked: unknown[]) => {
        reads.add(String(name))
        const answer: unknown = Reflect.apply(ask, target, asked)
        if (!(answer instanceof Promise)) return see(answer)
        see(null)
        return answer.then(see)
      }
    },
  })
  return { data: watched, madeOf: () => madeOf, reads: () => reads }
}

const unsure: readonly unknown[] = ['kept', 'snapshot'] satisfies Freshness['source'][]

/** An answer that says itself how current it is. */
function isUnsure(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && unsure.includes(Reflect.get(answer, 'source'))
}
