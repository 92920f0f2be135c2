import type { Queue } from '@cloudflare/workers-types'
import { log, reportError } from '../http/log.ts'
import type { RequestJob } from './request-job.ts'

/** Not an error, only too early: another attempt is running and may finish. */
export class TooEarly extends Error {
  readonly delaySeconds: number

  constructor(message: string, delaySeconds: number) {
    super(message)
    this.name = 'TooEarly'
    this.delaySeconds = delaySeconds
  }
}

/** Whether the queue has accepted the job. Logs why it was needed. */
export async function enqueue(
  queue: Pick<Queue, 'send'>,
  job: RequestJob,
  delaySeconds = 0,
): Promise<boolean> {
  return queue.send(job, { delaySeconds }).then(
    () => true,
    (error: unknown) => {
      reportError(error, { during: 'queue', kind: job.kind })
      return false
    },
  )
}

/** Runs work after the response, and leaves it to the queue if it fails. */
export async function runOrEnqueue(
  work: Promise<void>,
  queue: Pick<Queue, 'send'>,
  job: RequestJob,
): Promise<void> {
  await work.catch(async (error: unknown) => {
    reportFailure(error, job.kind)
    await enqueue(queue, job, error instanceof TooEarly ? error.delaySeconds : 0)
  })
}

/** An attempt that came too early is no error. */
export function reportFailure(error: unknown, kind: RequestJob['kind']): void {
  if (error instanceof TooEarly) log('info', 'later', { kind, message: error.message })
  else reportError(error, { during: kind })
}
