import { resolve } from 'node:path'
import type { unstable_getMiniflareWorkerOptions } from 'wrangler'
import type { BuildMode } from '../../../scripts/build/mode.ts'
import { writeFinishedConfig } from '../../../scripts/build/wrangler-config.ts'
import { isRun, ofTheRun } from '../run/of-the-run.ts'

export type WorkerOptions = ReturnType<typeof unstable_getMiniflareWorkerOptions>

/** What `wrangler.toml` says of the Worker in the folder of this process, as wrangler itself reads it for a local run. */
export function workerOptions(mode: BuildMode): Promise<WorkerOptions> {
  const config = resolve(writeFinishedConfig(mode))
  return isRun() ? ofTheRun(`worker-options?${new URLSearchParams({ config })}`) : readWorkerOptions(config)
}

/** Wrangler takes more than a second of a processor to load, which one process of a run does for all. */
export async function readWorkerOptions(config: string): Promise<WorkerOptions> {
  const { unstable_getMiniflareWorkerOptions } = await import('wrangler')
  return unstable_getMiniflareWorkerOptions(config)
}
