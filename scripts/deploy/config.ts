import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { z } from 'zod'
import { clinic, modules } from '../../src/content/clinic.ts'
import { isFor } from '../../src/jobs/queue-names.ts'

export type Target = 'production' | 'staging'

/** What differs between targets; everything else in `wrangler.toml` is passed on unchanged. */
const wranglerToml = z.looseObject({
  name: z.string(),
  queues: z.object({
    producers: z.array(z.object({ binding: z.string(), queue: z.string() })),
    consumers: z.array(z.looseObject({ queue: z.string(), dead_letter_queue: z.string() })),
  }),
  ratelimits: z.array(z.looseObject({ name: z.string(), namespace_id: z.string() })),
  analytics_engine_datasets: z.array(z.object({ binding: z.string(), dataset: z.string() })),
})

/** Without these a public site would say that nothing can be sent. */
const required = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'FORM_SECRET']

/**
 * The configuration of one deployment, derived from `wrangler.toml`. Staging has a Worker, queues and statistics of its
 * own. Ids of rate limits count for a whole account, so they are derived from the Worker's name: two clinics of one
 * account do not share their visitors' allowance.
 */
export function deployConfig(target: Target, toml = readFileSync('wrangler.toml', 'utf8')) {
  const config = wranglerToml.parse(parse(toml))
  // A queue that nobody writes to would still have to be made.
  const isUsed = ({ queue }: { queue: string }) => modules.newsletter || !isFor(queue, 'newsletter')
  const suffix = target === 'staging' ? '-staging' : ''
  const name = config.name + suffix
  const first = firstNamespace(name)
  return {
    ...config,
    name,
    ...address(target),
    secrets: { required },
    queues: {
      producers: config.queues.producers
        .filter(isUsed)
        .map((each) => ({ ...each, queue: each.queue + suffix })),
      consumers: config.queues.consumers.filter(isUsed).map((each) => ({
        ...each,
        queue: each.queue + suffix,
        dead_letter_queue: each.dead_letter_queue + suffix,
      })),
    },
    ratelimits: config.ratelimits.map((each, index) => ({ ...each, namespace_id: String(first + index) })),
    analytics_engine_datasets: config.analytics_engine_datasets.map((each) => ({
      ...each,
      dataset: each.dataset + suffix.replace('-', '_'),
    })),
  }
}

export function writeDeployConfig(target: Target): string {
  const path = `wrangler.${target}.json`
  writeFileSync(path, `${JSON.stringify(deployConfig(target), null, 2)}\n`)
  return path
}

/** Every queue that must exist before the first deployment, dead letter queues included. */
export function queueNames(target: Target): string[] {
  const { consumers } = deployConfig(target).queues
  return [...new Set(consumers.flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue]))]
}

/** Production answers at the clinic's domain; `.example` is reserved, so it is none. */
export function hasDomain(target: Target): boolean {
  return target === 'production' && !new URL(clinic.origin).hostname.endsWith('.example')
}

/** With and without `www`. */
function address(target: Target) {
  if (!hasDomain(target)) return { workers_dev: true }
  const { hostname } = new URL(clinic.origin)
  const bare = hostname.replace(/^www\./, '')
  const routes = [hostname, hostname === bare ? `www.${bare}` : bare]
  return { workers_dev: false, routes: routes.map((pattern) => ({ pattern, custom_domain: true })) }
}

function firstNamespace(name: string): number {
  const room = 100
  return (createHash('sha256').update(name).digest().readUInt32BE() % 20_000_000) * room + 1
}
