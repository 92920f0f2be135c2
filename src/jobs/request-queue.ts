import type { JobContext } from './job-context.ts'
import { type QueuedBatch, retryBatch } from './retry-batch.ts'

const retried = { during: 'requests-retry', recovered: 'request-recovered', firstDelaySeconds: 30 }

/** The consumer of `requests-retry`: requests that the database or the mail provider did not accept. */
export async function retryRequests(batch: QueuedBatch, jobContext: JobContext): Promise<void> {
  const [{ runJob }, { requestJob }] = await Promise.all([import('./run-job.ts'), import('./request-job.ts')])
  const { deadLetters } = jobContext
  await retryBatch(batch, { ...retried, deadLetters }, (body) => runJob(requestJob.parse(body), jobContext))
}
