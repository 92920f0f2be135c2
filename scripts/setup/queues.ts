import { createHash } from 'node:crypto'
import { queuePurposes } from '../../src/jobs/queue-names.ts'

/** The platform's limit. The longest suffix leaves the rest to the Worker's name. */
const longestQueue = 63
const longestEnd = '-requests-retry-dead-staging'.length

/**
 * `wrangler.toml` with queues named after the Worker: names of queues count for a whole account, and those of another
 * clinic in it are not these. Queues that the site does not know keep their names.
 */
export function withQueues(toml: string, worker: string): string {
  const pattern = new RegExp(
    `^((?:dead_letter_)?queue = )"(?:[^"]*-)?((?:${queuePurposes.join('|')})(?:-dead)?)"$`,
    'gm',
  )
  return toml.replace(pattern, (_, key: string, end: string) => `${key}"${beginning(worker)}-${end}"`)
}

/** The Worker's name, or as much of it as there is room for, with a mark of the whole. */
function beginning(worker: string): string {
  const room = longestQueue - longestEnd
  if (worker.length <= room) return worker
  const mark = createHash('sha256').update(worker).digest('hex').slice(0, 6)
  return `${worker.slice(0, room - mark.length - 1)}-${mark}`
}
