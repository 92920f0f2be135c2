import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BuildMode } from '../build/mode.ts'

/** Nothing of these goes into a build. */
const apart = new Set([
  '.ci',
  '.git',
  '.github',
  '.wrangler',
  'dist',
  'docs',
  'node_modules',
  'screenshots',
  'tests',
])

/**
 * A hash of everything that a build is made of, and of the day, for what is stale from a day on. Both tiers of tests need the
 * same two builds: the second finds them.
 */
export function hashOfSources(): string {
  const hash = createHash('sha256').update(`${process.version} ${new Date().toDateString()}`)
  const files = readdirSync('.', { withFileTypes: true })
    .filter(({ name }) => !apart.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(entry.name) : [entry.name]))
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** In the folder that each build empties: a build by another command takes it away. */
const mark = (mode: BuildMode) => `dist/${mode}/built-from`

export const isBuilt = (mode: BuildMode, sources: string) =>
  existsSync(mark(mode)) && readFileSync(mark(mode), 'utf8') === sources

export const noteBuilt = (mode: BuildMode, sources: string) => writeFileSync(mark(mode), sources)
