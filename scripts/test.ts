import { type IOType, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import { installedPostgres } from '../tests/support/database/postgres.ts'
import { keepTimes, knownTimes } from '../tests/support/run/known-times.ts'
import { findChromium } from './chromium.ts'
import { otherEngines } from './other-engines.ts'
import { npm, program } from './program.ts'
import { hashOfSources, isBuilt, noteBuilt } from './test/built.ts'
import { asks, excluded, filesOf, type Tier } from './test/tiers.ts'

/**
 * The tests, in two tiers. `npm test` is what must hold before every commit; `npm run test:matrix` asks the same of every size,
 * theme, language, browser and fault. `npm test -- contact` runs the files of both that have this in their path. Options go to
 * vitest. `PGLITE=1` takes the engine of `npm run dev` for all databases.
 */
const given = process.argv.slice(2)
const isMatrix = given.includes('--matrix')
const options = given.filter((word) => word !== '--matrix')
const words = options.filter((word, at) => !word.startsWith('-') && !options[at - 1]?.startsWith('-'))
const tier: Tier = isMatrix ? 'matrix' : words.length > 0 ? 'chosen' : 'quick'
const files = filesOf(tier, words)
if (files.length === 0) {
  console.error(`No file of tests has ${words.join(' or ')} in its path.`)
  process.exit(1)
}

const isOf = (...folders: string[]) =>
  files.some((file) => folders.some((folder) => file.includes(`/${folder}/`)))
const chromium = isOf('browser') ? findChromium() : null
const postgres = process.env.PGLITE ? null : installedPostgres()
const engines = isOf('engines') ? otherEngines() : null
const databases = postgres ?? 'PGlite, which takes longer than an installed PostgreSQL'
const checks = tier === 'quick'

console.log(
  [
    checks ? `Asking: ${asks.checks};` : 'Asking:',
    tier === 'chosen' ? '' : `${asks[tier]}:`,
    `${files.length} ${files.length === 1 ? 'file' : 'files'} of tests`,
  ]
    .filter(Boolean)
    .join(' '),
)
console.log(`The databases of tests: ${databases}`)
if (chromium !== null) console.log(`The browser: ${chromium}`)
if (engines !== null) console.log(`Other browsers: ${engines.said}`)

const sources = hashOfSources()
const builds = (['production', 'development'] as const).filter((mode) => !isBuilt(mode, sources))
console.log(estimate())

/**
 * Browsers, Workers, databases and tests wake each other eleven thousand times a second. With SCHED_BATCH (sched(7)) a woken
 * process waits for its turn instead of interrupting another. That took 3 to 13 % less processor time.
 */
const batch = ['chrt', '--batch', '0']
const longTurns = spawnSync('chrt', [...batch.slice(1), 'true']).status === 0 ? batch : []

const node = process.execPath
const checked = !checks || run('types, lint, dead code', 'beside', ...npm(), 'run', '--silent', 'check')
const prepared = await Promise.all([
  ...builds.map((mode) => build(mode)),
  postgres !== null || run('the embedded database', 'piped', node, 'tests/support/database/prepare.ts'),
])
const vitest = [...program('vitest'), 'run', ...excluded[tier].flatMap((glob) => ['--exclude', glob])]
const passed =
  prepared.every(Boolean) && (await run('the tests', 'shown', ...longTurns, ...vitest, ...options))
const isChecked = await checked
if (!prepared.every(Boolean)) console.log('No test was run: what they need could not be made, see above.')
if (!isChecked) console.log(`Failed, see above: ${asks.checks}`)
process.exitCode = passed && isChecked ? 0 : 1

async function build(mode: 'production' | 'development'): Promise<boolean> {
  const flag = mode === 'development' ? ['--development'] : []
  const isDone = await run(`the ${mode} build`, 'piped', node, 'scripts/build.ts', ...flag)
  if (isDone) noteBuilt(mode, sources)
  return isDone
}

/** About how long it will take, and how that is known. */
function estimate(): string {
  const times = knownTimes()
  const known = files.filter((file) => file in times)
  const before = builds.map((mode) => times[`the ${mode} build`] ?? 30)
  const made = before.length === 0 ? 'both builds are there' : `${before.length} to build`
  if (known.length < files.length / 2)
    return `How long: not known yet, for this machine has run ${known.length} of these files; ${made}. Both tiers took 12 minutes together, builds included, on a quiet machine of two processors.`
  const tests = known.reduce((sum, file) => sum + (times[file] ?? 0), 0) * (files.length / known.length)
  const longest = Math.max(...known.map((file) => times[file] ?? 0))
  const seconds = Math.max(...before, 0) + Math.max(longest, tests / 4)
  const about =
    seconds < 90 ? `${Math.ceil(seconds / 10) * 10} seconds` : `${Math.round(seconds / 60)} minutes`
  return `How long: about ${about}, as these files took the last time on this machine; ${made}`
}

/** The last lines: which tests ran, and which did not. */
function closing(): string {
  const asked = [
    checks && asks.checks,
    tier === 'chosen' || words.length > 0 ? words.join(', ') : asks[tier],
  ].filter(Boolean)
  const not = {
    quick: [`npm run test:matrix (${asks.matrix})`],
    matrix: ['npm test'],
    chosen: ['everything else'],
  }[tier]
  const missing = [
    ...(engines?.missing ?? []).map((name) => `what is asked of ${name} alone (none was found)`),
    ...(postgres === null ? ['an installed PostgreSQL'] : []),
  ]
  return [
    `Asked: ${asked.join('; ')}. Databases: ${databases}.`,
    `Not asked: ${[...not, ...missing].join('; ')}.`,
  ].join('\n')
}

/**
 * Whether the command succeeded. Piped output is printed where it failed alone. What runs beside everything else comes after it
 * in rank: the tests wait often enough.
 */
async function run(
  what: string,
  how: 'shown' | 'piped' | 'beside',
  ...[command = '', ...rest]: string[]
): Promise<boolean> {
  const output: IOType = how === 'shown' ? 'inherit' : 'pipe'
  const began = Date.now()
  const child = spawn(command, rest, {
    stdio: ['inherit', output, output],
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      TEST_CLOSING: closing(),
      // The compiler of types is soon done: never collecting its garbage takes a third less of the processor, and 1.3 GB.
      GOGC: 'off',
      // Memory in pages of 2 MB where the kernel lets programs ask for them: on a virtual machine each page of 4 KB that is first
      // touched may cost 15 µs. Files of Worker and data take a tenth less of the processor.
      GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
    },
  })
  if (how === 'beside' && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const ended = once(child, 'close')
  const printed = await Promise.all([child.stdout, child.stderr].map((stream) => stream && text(stream)))
  const [status] = await ended
  const seconds = Math.round((Date.now() - began) / 1000)
  if (status === 0) keepTimes({ [what]: seconds })
  if (how !== 'shown') {
    if (status !== 0) console.log(printed.join('\n'))
    console.log(`${status === 0 ? '✓' : '✗'} ${what} (${seconds} s)`)
  }
  return status === 0
}
