import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataCentreCache } from './bench/data-centre-cache.ts'
import { lookupCost } from './bench/lookups.ts'
import { buildSubjects } from './bench/subjects.ts'
import { coldStart, load, median, start } from './bench/workerd.ts'

/**
 * The ratios of docs/performance.md, measured in one alternating run on the built Worker in workerd itself.
 * Absolute numbers differ from machine to machine; these should not. Needs `wrk` (Debian: apt-get install wrk).
 */
if (spawnSync('wrk', ['-v']).error)
  throw new Error('The benchmark needs wrk: apt-get install wrk, or brew install wrk')
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const dir = mkdtempSync(join(tmpdir(), 'bench-'))
const subjects = await buildSubjects(dir)
const page = '/tratamente'
/** A query the page reads, so it is made anew, and that changes nothing on it. */
const uncached = '/tratamente?categorie='

const running = await Promise.all(Object.entries(subjects).map(([name, file]) => start(name, file, dir)))
const at = (name: keyof typeof subjects) => {
  const found = running.find((each) => each.name === name)
  if (!found) throw new Error(`${name} is not running`)
  return found
}
const bytes = (await (await fetch(`${at('site').url}${page}`)).arrayBuffer()).byteLength
const pairs = {
  'redirect ÷ plain Hono text (requests/s, at least 0.9)': [
    () => load(at('site'), '/tarife'),
    () => load(at('hono'), '/text'),
    'rate',
  ],
  'cached page ÷ Hono answering as many bytes (requests/s, at least 0.9)': [
    () => load(at('site'), page),
    () => load(at('hono'), `/bytes?n=${bytes}`),
    'rate',
  ],
  'uncached page ÷ plain renderToReadableStream (CPU per request, at most 0.40)': [
    () => load(at('site'), uncached),
    () => load(at('control'), page),
    'cpu',
  ],
} as const

console.log(`${page} is ${bytes} bytes; ${rounds} alternating rounds of 3 s, medians\n`)
for (const [title, [ours, theirs, unit]] of Object.entries(pairs)) {
  const results = []
  for (let round = 0; round < rounds; round++) results.push([await ours(), await theirs()] as const)
  const our = median(results.map(([each]) => each[unit]))
  const their = median(results.map(([, each]) => each[unit]))
  const shown =
    unit === 'rate'
      ? (value: number) => `${Math.round(value)}/s`
      : (value: number) => `${value.toFixed(3)} ms`
  console.log(`${(our / their).toFixed(2)}  ${title}: ${shown(our)} ÷ ${shown(their)}`)
}
for (const each of running) each.stop()

// A busy machine only ever adds to the time of a start, so the shortest of many is the nearest to the truth.
const cache = await openDataCentreCache()
const inDataCentre = { cachePort: cache.port }
const kinds = [
  ['bare Hono', () => coldStart(subjects.hono, '/text', dir, inDataCentre)],
  ['redirect (at most 1.3)', () => coldStart(subjects.site, '/tarife', dir, inDataCentre)],
  [
    'page from the data centre’s cache (at most 1.5)',
    () => coldStart(subjects.site, page, dir, inDataCentre),
  ],
  ['page rendered (at most 2.0)', () => coldStart(subjects.site, page, dir)],
] as const
await coldStart(subjects.site, page, dir, inDataCentre)
const starts = kinds.map(([title]) => ({
  title,
  wall: Number.POSITIVE_INFINITY,
  cpu: Number.POSITIVE_INFINITY,
}))
for (let round = 0; round < 3 * rounds; round++)
  for (const [index, [, measure]] of kinds.entries()) {
    const [start, { wall, cpu }] = [starts[index], await measure()]
    if (start) Object.assign(start, { wall: Math.min(start.wall, wall), cpu: Math.min(start.cpu, cpu) })
  }
cache.close()
const [bare, ...cold] = starts
for (const { title, wall, cpu } of cold)
  console.log(
    `${(wall / (bare?.wall ?? 0)).toFixed(2)}  cold start, ${title} ÷ bare Hono (ms): ${wall.toFixed(0)} ÷ ${bare?.wall.toFixed(0)}; of the processor ${(cpu / (bare?.cpu ?? 0)).toFixed(2)}`,
  )
console.log(`${lookupCost().toFixed(2)}  100,000 redirects ÷ 100 redirects (time per lookup, about 1)`)
