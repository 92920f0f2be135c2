import { createTableLookup } from '../../src/features/redirects/lookup.ts'
import { Address } from '../../src/http/address.ts'

/** Time for a lookup among 100,000 redirects over the time among 100. */
export function lookupCost(): number {
  return timePerLookup(100_000) / timePerLookup(100)
}

const lookups = 200_000

function timePerLookup(rows: number): number {
  const from = Array.from({ length: rows }, (_, index) => `/vechi-${index}` as const)
  const resolve = createTableLookup([{ to: '/tratamente', source: 'inferred', from }])
  const paths = Array.from({ length: 64 }, (_, index) => `/Vechi-${Math.floor((index / 64) * rows)}/`)
  const round = () => {
    for (let index = 0; index < lookups; index++) resolve(new Address(paths[index % 64] ?? '/', ''))
  }
  round()
  const begin = performance.now()
  round()
  return (performance.now() - begin) / lookups
}
