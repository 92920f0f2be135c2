import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inspect } from 'node:util'
import { Refusal } from './refusal.ts'

/**
 * Where the files of a kept database are, and what to call once they are whole. A first start that was ended in between
 * leaves files that no engine opens, or rows without their seed: they are removed, and this start is the first one.
 */
export function beginDirectory(directory: string): { data: string; finish(seed: string | null): void } {
  const data = path.join(directory, 'data')
  const unfinished = path.join(directory, 'unfinished')
  if (existsSync(unfinished)) rmSync(data, { recursive: true, force: true })
  if (!existsSync(data)) {
    mkdirSync(directory, { recursive: true })
    writeFileSync(unfinished, '')
  }
  return {
    data,
    finish(seed) {
      if (seed !== null) copyFileSync(seed, keptSeed(directory))
      rmSync(unfinished, { force: true })
    },
  }
}

/** The seed from which a kept database was created. */
export const keptSeed = (directory: string): string => path.join(directory, 'seed.sql')

/** For files that the engine cannot open: damaged ones, or of another version. */
export function unreadable(directory: string, error: unknown): Refusal {
  const reason = error instanceof Error ? error.message : inspect(error, { depth: 0 })
  return new Refusal(
    `The database in ${directory} cannot be opened (${reason}). If its files are damaged or of another version, ` +
      '`npm run db:reset` makes a local one anew, without its rows and accounts.',
    { cause: error },
  )
}
