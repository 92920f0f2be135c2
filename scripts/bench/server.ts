import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataCentreCache } from './data-centre-cache.ts'
import { lookupCost } from './lookups.ts'
import { buildSubjects } from './subjects.ts'
import { coldStart, load, median, start } from './workerd.ts'

/**
 * The server's ratios, measured in one alternating run on the built Worker in workerd itself.
 * Absolute numbers differ from machine to machine; these should not. Needs `wrk` (Debian: apt-get install wrk).
 */
export async function benchServer(rounds: number): Promise<void> {
  if (process.platform !== 'linux')
    throw new Error('The benchmark of the server reads /proc, which Linux alone has')
  if (spawnSync('wrk', ['-v']).error)
    throw new Error('The benchmark needs wrk: apt-get install wrk, or brew install wrk')
  const dir = mkdtempSync(join(tmpdir(), 'bench-'))
  const subjects = await buildSubjects(dir)
  const page = '/tratamente'
  /** A query the page reads, so it is rendered for each request, and that changes nothing on it. */
  const uncached = '/tratamente?categorie='

  const running = await Promise.all(Object.entries(subjects).map(([name, file]) => start(name, file, dir)))
  const at = (name: keyof typeof subjects) => {
    const found = running.find((each) => each.name === name)
    if (!found) throw new Error(`${name} is not running`)
    return found
  }
  const bytes = await copyResponse(at('site').url + page, `${at('hono').url}/same/page`)
  await copyResponse(`${at('site').url}/tarife`, `${at('hono').url}/same/redirect`)
  const pairs = {
    'redirect ÷ plain Hono text (requests/s, at least 0.9)': [
      () => load(at('site'), '/tarife'),
      () => load(at('hono'), '/text'),
      'rate',
    ],
    'redirect ÷ Hono answering with the same headers (requests/s)': [
      () => load(at('site'), '/tarife'),
      () => load(at('hono'), '/same/redirect'),
      'rate',
    ],
    'cached page ÷ Hono answering as many bytes (requests/s, at least 0.9)': [
      () => load(at('site'), page),
      () => load(at('hono'), `/bytes?n=${bytes}`),
      'rate',
    ],
    'cached page ÷ Hono answering as many bytes with the same headers (requests/s)': [
      () => load(at('site'), page),
      () => load(at('hono'), '/same/page'),
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
    const formatted =
      unit === 'rate'
        ? (value: number) => `${Math.round(value)}/s`
        : (value: number) => `${value.toFixed(3)} ms`
    console.log(`${(our / their).toFixed(2)}  ${title}: ${formatted(our)} ÷ ${formatted(their)}`)
  }
  for (const each of running) each.stop()

  await benchColdStarts(subjects, page, dir, 3 * rounds)
  console.log(`${lookupCost().toFixed(2)}  100,000 redirects ÷ 100 redirects (time per lookup, about 1)`)
}

/** Has plain Hono answer as the site did, with other bytes. Returns how many. */
async function copyResponse(from: string, to: string): Promise<number> {
  const response = await fetch(from, { redirect: 'manual' })
  const size = (await response.arrayBuffer()).byteLength
  const headers = [...response.headers].filter(([name]) => !ofTheConnection.has(name))
  await fetch(to, { method: 'PUT', body: JSON.stringify({ status: response.status, headers, size }) })
  return size
}

const ofTheConnection = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

/** A busy machine only ever adds to the time of a start, so the shortest of many is closest to the truth. */
async function benchColdStarts(
  { site, hono, react }: Record<'site' | 'hono' | 'react', string>,
  page: string,
  dir: string,
  rounds: number,
): Promise<void> {
  const cache = await openDataCentreCache()
  const inDataCentre = { cachePort: cache.port }
  await coldStart(site, page, dir, inDataCentre)
  const kinds = [
    ['redirect (at most 1.3)', () => coldStart(site, '/tarife', dir, inDataCentre)],
    ['page from the data centre’s cache (at most 1.5)', () => coldStart(site, page, dir, inDataCentre)],
    ['page rendered (at most 2.0)', () => coldStart(site, page, dir)],
    ['a paragraph by Hono and React, the least a rendered page can cost,', () => coldStart(react, page, dir)],
  ] as const
  for (const [title, measure] of kinds) {
    const starts: Record<'ours' | 'bare', { wall: number; cpu: number }>[] = []
    for (let round = 0; round < rounds; round++)
      starts.push({ ours: await measure(), bare: await coldStart(hono, '/text', dir) })
    const least = (who: 'ours' | 'bare', unit: 'wall' | 'cpu') =>
      Math.min(...starts.map((start) => start[who][unit]))
    const [wall, cpu] = (['wall', 'cpu'] as const).map((unit) => least('ours', unit) / least('bare', unit))
    console.log(
      `${wall?.toFixed(2)}  cold start, ${title} ÷ bare Hono: ${least('ours', 'wall').toFixed(0)} ms ÷ ${least('bare', 'wall').toFixed(0)} ms; of the processor ${cpu?.toFixed(2)}`,
    )
  }
  cache.close()
}
