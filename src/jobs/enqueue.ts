import { log, reportError } from '../http/log.ts'
import type { JobContext } from './job-context.ts'
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

/** The newsletter's queue hands over what it gets at once, before what was away can be back; the other one collects as long. */
const momentSeconds = 2

type Queues = Pick<JobContext, 'queue' | 'newsletters'>

/** Whether the job's queue has accepted it. Logs why it was needed. */
export async function enqueue(queues: Queues, job: RequestJob, delaySeconds = 0): Promise<boolean> {
  const isNewsletter = job.kind === 'subscribe' || job.kind === 'newsletter-mail'
  // A mail to the clinic about a patient waits behind no mail about the newsletter.
  const queue = isNewsletter ? queues.newsletters : queues.queue
  const delay = isNewsletter ? Math.max(delaySeconds, momentSeconds) : delaySeconds
  return queue.send(job, { delaySeconds: delay }).then(
    () => true,
    (error: unknown) => {
      reportError(error, { during: 'queue', kind: job.kind })
      return false
    },
  )
}

/** Runs work after the response, and leaves it to the queue if it fails. */
export async function runOrEnqueue(work: Promise<void>, queues: Queues, job: RequestJob): Promise<void> {
  await work.catch(async (error: unknown) => {
    reportFailure(error, job.kind)
    await enqueue(queues, job, error instanceof TooEarly ? error.delaySeconds : 0)
  })
}

/** An attempt that came too early is no error. */
export function reportFailure(error: unknown, kind: RequestJob['kind']): void {
  if (error instanceof TooEarly) log('info', 'later', { kind, message: error.message })
  else reportError(error, { during: kind })
}
