import { type IOType, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { basename, isAbsolute } from 'node:path'
import { text } from 'node:stream/consumers'
import { installedPostgres } from '../tests/support/database/postgres.ts'
import { findChromium } from './chromium.ts'
import { otherEngines } from './other-engines.ts'
import { npm, program } from './program.ts'

/**
 * Everything that must hold before a change lands: types, format and lint, dead code, both builds, then the tests of every kind.
 * `npm test -- tests/worker` runs the tests of one folder after the same preparation, `PGLITE=1 npm test` those of data on the
 * engine of `npm run dev`.
 */
const chromium = findChromium()
const postgres = process.env.PGLITE ? null : installedPostgres()
console.log(
  `The databases of tests: ${postgres ?? 'PGlite, which takes longer than an installed PostgreSQL'}`,
)
console.log(`Tests of other engines run in: ${otherEngines()}`)
const filters = process.argv.slice(2)

/**
 * Browsers, Workers, databases and tests wake each other eleven thousand times a second. With SCHED_BATCH (sched(7)) a woken
 * process waits for its turn instead of interrupting another. That took 3 to 13 % less processor time.
 */
const batch = ['chrt', '--batch', '0']
const longTurns = spawnSync('chrt', [...batch.slice(1), 'true']).status === 0 ? batch : []

const node = process.execPath
const checked = filters.length > 0 || run('beside', ...npm(), 'run', '--silent', 'check')
const prepared = await Promise.all([
  run('piped', node, 'scripts/build.ts'),
  run('piped', node, 'scripts/build.ts', '--development'),
  postgres !== null || run('piped', node, 'tests/support/database/prepare.ts'),
])
const passed =
  prepared.every(Boolean) && (await run('shown', ...longTurns, ...program('vitest'), 'run', ...filters))
process.exitCode = passed && (await checked) ? 0 : 1

/**
 * Whether the command succeeded. Piped output is printed at the end, because another command may run beside it. What runs
 * beside everything else comes after it in rank: the tests wait often enough.
 */
async function run(
  how: 'shown' | 'piped' | 'beside',
  ...[command = '', ...words]: string[]
): Promise<boolean> {
  const output: IOType = how === 'shown' ? 'inherit' : 'pipe'
  const title = `\n> ${[command, ...words].map((word) => (isAbsolute(word) ? basename(word) : word)).join(' ')}`
  if (how === 'shown') console.log(title)
  const child = spawn(command, words, {
    stdio: ['inherit', output, output],
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
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
  const said = await Promise.all([child.stdout, child.stderr].map((stream) => stream && text(stream)))
  const [status] = await ended
  if (how !== 'shown') console.log([title, ...said].join('\n'))
  return status === 0
}
