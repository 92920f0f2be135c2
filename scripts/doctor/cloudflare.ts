import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { parseJson } from '../../src/http/request-guards.ts'
import { deployConfig, queueNames, type Target, writeDeployConfig } from '../deploy/config.ts'
import { program } from '../program.ts'
import { type Finding, fine, look, wrong } from './finding.ts'

/** What wrangler printed, or null when it failed. */
type Ask = (...words: string[]) => string | null

export function checkCloudflare(target: Target, ask: Ask = askWrangler(target)): Finding[] {
  const queues = ask('queues', 'list')
  if (queues === null) return [wrong('Cloudflare', 'wrangler is not signed in: `npx wrangler login`')]
  const absent = queueNames(target).filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(queues))
  const commands = absent.map((name) => `npx wrangler queues create ${name}`).join(' && ')
  const secrets = ask('secret', 'list')
  const { required } = deployConfig(target).secrets
  const unset = required.filter((name) => !secrets?.includes(`"${name}"`))
  return [
    absent.length === 0 ? fine('queues', 'all there') : wrong('queues', `missing: ${commands}`),
    ...foreignConsumers(target, absent, ask),
    unset.length === 0
      ? fine('secrets', 'all set')
      : wrong('secrets', `not set: ${unset.join(', ')}. \`npx wrangler secret put NAME\` sets one`),
  ]
}

/** The Workers that work on a queue: none before the first deployment. */
const workers = z.array(z.object({ script: z.string().optional(), service: z.string().optional() }))

/** A queue has one Worker: that of another clinic would get what visitors of this one sent. */
function foreignConsumers(target: Target, absent: readonly string[], ask: Ask): Finding[] {
  const { name, queues } = deployConfig(target)
  const there = queues.consumers.map(({ queue }) => queue).filter((queue) => !absent.includes(queue))
  return there.flatMap((queue) => {
    const answer = ask('queues', 'consumer', 'worker', 'list', queue, '--json')
    const parsed = workers.safeParse(parseJson(answer ?? ''))
    if (!parsed.success) return [look('queues', `Cloudflare does not say which Worker works on ${queue}`)]
    const others = parsed.data
      .map(({ script, service }) => script ?? service ?? 'one without a name')
      .filter((script) => script !== name)
    return others.map((script) =>
      wrong(
        'queues',
        `${queue} belongs to the Worker ${script}, not to ${name}: \`npm run setup\` names queues after the Worker. If it ` +
          `is this one by an earlier name: \`npx wrangler queues consumer worker remove ${queue} ${script}\``,
      ),
    )
  })
}

function askWrangler(target: Target): Ask {
  const config = writeDeployConfig(target)
  return (...words) => {
    const [command, file] = program('wrangler')
    const { status, stdout } = spawnSync(command, [file, ...words, '--config', config], { encoding: 'utf8' })
    return status === 0 ? stdout : null
  }
}
