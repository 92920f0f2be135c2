import { type JobBindings, type JobServices, openJobContext } from './job-context.ts'
import { purposeOf, type QueuePurpose } from './queue-names.ts'
import { retryRequests } from './request-queue.ts'
import type { QueuedBatch } from './retry-batch.ts'

type Consumer = (batch: QueuedBatch, services: JobServices, env: JobBindings) => Promise<void>

const consumers: Record<QueuePurpose, Consumer> = {
  'consent-retry': async (batch, { supabase }, env) =>
    (await import('./consent-queue.ts')).retryConsent(batch, supabase, env.CONSENT_DEAD),
  'requests-retry': (batch, services, env) => retryRequests(batch, openJobContext(services, env)),
  newsletter: async (batch, services, env) =>
    (await import('./newsletter-queue.ts')).sendNewsletters(batch, openJobContext(services, env)),
}

/** Works on messages of any queue of the Worker. */
export async function consume(
  batch: QueuedBatch & { readonly queue: string },
  services: JobServices,
  env: JobBindings,
): Promise<void> {
  await consumers[purposeOf(batch.queue)](batch, services, env)
}
