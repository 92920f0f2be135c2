import { modules } from '../content/clinic.ts'
import { type Announcing, announceArticles } from './announce-articles.ts'
import { crons } from './crons.ts'
import type { JobContext } from './job-context.ts'
import { reviveNewsletter } from './newsletter-queue.ts'
import { purgeExpired } from './purge-expired.ts'
import { sweep } from './sweep.ts'

/**
 * A run may ask others a limited number of questions, fifty where the plan is free, and a sweep after an outage may use them
 * up. So what is deleted at night has a run of its own, and of the other the parts that ask little come first.
 */
export async function runSchedule(cron: string, jobContext: JobContext, sources: Announcing): Promise<void> {
  if (cron === crons.nightly) return purgeExpired(jobContext.supabase)
  await announceArticles(jobContext.supabase, sources)
  if (modules.newsletter) await reviveNewsletter(jobContext)
  await sweep(jobContext)
}
