import { spawnSync } from 'node:child_process'
import { clinic } from '../src/content/clinic.ts'
import { readWorkerBuild } from './build/worker-build.ts'
import { readWords } from './command-line.ts'
import { hasDomain, type Target, writeDeployConfig } from './deploy/config.ts'
import { isForRollback, smokeTest } from './deploy/smoke.ts'
import { checkSample } from './doctor/sample.ts'
import { program } from './program.ts'

/**
 * `npm run deploy`: builds, deploys, asks the site whether the new build stands, and goes back to the version before if
 * it does not, unless it is the database that is away. `--staging` deploys the Worker of that name; `--preview NAME`
 * uploads a version nobody is sent to, at an address of that name; `--dry-run` stops before anything leaves this machine;
 * `--url` is where to ask, if not the clinic's domain. Without either, nobody is asked.
 */
const usage = `npm run deploy -- [--staging] [--preview NAME] [--dry-run] [--url https://…]
  builds, deploys, and goes back to the version before if the new one does not stand
  --staging   the Worker of that name
  --preview   a version that nobody is sent to, at an address of that name
  --dry-run   nothing leaves this machine
  --url       where to ask whether it stands, if not the clinic's domain`
const { values } = readWords(usage, {
  options: {
    staging: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    preview: { type: 'string' },
    url: { type: 'string' },
  },
})
const target: Target = values.staging ? 'staging' : 'production'
const invented = checkSample().filter(({ state }) => state === 'wrong')
if (hasDomain(target) && values.preview === undefined && invented.length > 0) {
  console.error('Nothing was deployed: visitors of the clinic would read what was invented for the sample.')
  for (const { subject, says } of invented) console.error(`- ${subject}: ${says}`)
  process.exit(1)
}
const config = writeDeployConfig(target)

const dryRun = values['dry-run'] ? ['--dry-run'] : []
if (values.preview === undefined) wrangler('deploy', ...dryRun)
else wrangler('versions', 'upload', '--preview-alias', values.preview, ...dryRun)

const url = values.url ?? (hasDomain(target) ? clinic.origin : undefined)
if (values['dry-run']) console.log(`${config} is what would be deployed.`)
else if (values.preview !== undefined)
  console.log('Nobody is sent to this version: it is for those who have its address.')
else if (url === undefined) console.log('Give --url to have the deployed site asked whether it stands.')
else await goBackUnlessItStands(url)

async function goBackUnlessItStands(origin: string): Promise<void> {
  const problems = await smokeTest(origin, readWorkerBuild('production'))
  if (problems.length === 0) return console.log(`${origin} stands.`)
  console.error(`${origin} does not stand:\n${problems.map(({ says }) => `- ${says}`).join('\n')}`)
  if (isForRollback(problems)) wrangler('rollback', '--yes', '--message', 'The smoke test failed')
  else console.error('The new version stays: the one before would not reach the database either.')
  process.exit(1)
}

/** Ends this process when wrangler fails; wrangler has printed the reason. */
function wrangler(...words: string[]): void {
  const [command, file] = program('wrangler')
  const { status } = spawnSync(command, [file, ...words, '--config', config], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
