import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.ts'

/**
 * Everything that must hold before a change lands: types, format and lint, dead code, both builds, then the tests of
 * every kind. `npm test -- tests/worker` runs the tests of one folder after the same preparation.
 */
const chromium = findChromium()
const filters = process.argv.slice(2)

if (filters.length === 0) run('npm', 'run', '--silent', 'check')
run('node', 'scripts/build.ts')
run('node', 'scripts/build.ts', '--development')
run('vitest', 'run', ...filters)

function run(command: string, ...words: string[]): void {
  console.log(`\n> ${command} ${words.join(' ')}`)
  const { status, error } = spawnSync(command, words, {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
