import { type Announcing, announceArticles } from './announce-articles.ts'
import { crons } from './crons.ts'
import type { JobContext } from './job-context.ts'
import { reviveNewsletter } from './newsletter-queue.ts'
import { purgeExpired } from './purge-expired.ts'
import { sweep } from './sweep.ts'

export async function runSchedule(cron: string, jobContext: JobContext, sources: Announcing): Promise<void> {
  await sweep(jobContext)
  await announceArticles(jobContext.supabase, sources)
  await reviveNewsletter(jobContext)
  if (cron === crons.nightly) await purgeExpired(jobContext.supabase)
}
