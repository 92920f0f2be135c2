import { spawnSync } from 'node:child_process'
import { deployConfig, queueNames, type Target, writeDeployConfig } from '../deploy/config.ts'
import { type Finding, fine, wrong } from './finding.ts'

/** What wrangler printed, or null when it failed. */
type Ask = (...words: string[]) => string | null

export function checkCloudflare(target: Target, ask: Ask = askWrangler(target)): Finding[] {
  const queues = ask('queues', 'list')
  if (queues === null) return [wrong('Cloudflare', 'wrangler is not signed in: `npx wrangler login`')]
  const absent = queueNames(target).filter((name) => !new RegExp(`\\b${name}(?![\\w-])`).test(queues))
  const commands = absent.map((name) => `npx wrangler queues create ${name}`).join(' && ')
  const secrets = ask('secret', 'list')
  const { required } = deployConfig(target).secrets
  const unset = required.filter((name) => !secrets?.includes(`"${name}"`))
  return [
    absent.length === 0 ? fine('queues', 'all there') : wrong('queues', `missing: ${commands}`),
    unset.length === 0
      ? fine('secrets', 'all set')
      : wrong('secrets', `not set: ${unset.join(', ')}. \`npx wrangler secret put NAME\` sets one`),
  ]
}

function askWrangler(target: Target): Ask {
  const config = writeDeployConfig(target)
  return (...words) => {
    const { status, stdout } = spawnSync('wrangler', [...words, '--config', config], { encoding: 'utf8' })
    return status === 0 ? stdout : null
  }
}
