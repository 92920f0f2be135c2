import { globSync } from 'node:fs'

/** Tests of the second tier; all others are of the first. */
export const matrixFolder = 'tests/matrix'

export type Tier = 'quick' | 'matrix' | 'chosen'

/** What each tier asks, in words: the one that was not run is told of at the end. */
export const asks = {
  checks: 'types, format and lint, dead code, import order',
  quick: 'units, database, Worker, one browser journey for each kind of page and each capability',
  matrix:
    'every page in every size, theme, language and font, bytes, other clinics and databases, faults, memory, other browsers',
}

/** What is left out of a tier, for vitest; words choose among all tests. */
export const excluded: Record<Tier, readonly string[]> = {
  quick: [`${matrixFolder}/**`],
  matrix: ['tests/{unit,data,worker,browser}/**'],
  chosen: [],
}

/** The files that will be run, as paths from the root with slashes. */
export function filesOf(tier: Tier, words: readonly string[]): string[] {
  const all = globSync('tests/**/*.test.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))
  const isMatrix = (file: string) => file.startsWith(`${matrixFolder}/`)
  const ofTier = all.filter((file) => tier === 'chosen' || isMatrix(file) === (tier === 'matrix'))
  return words.length === 0 ? ofTier : ofTier.filter((file) => words.some((word) => file.includes(word)))
}
