import type { Sources } from '../sources/sources.ts'
import { announceArticles } from './announce-articles.ts'
import type { JobContext } from './job-context.ts'
import { purgeExpired } from './purge-expired.ts'
import { sweep } from './sweep.ts'

/** One of the crons of `wrangler.toml`; the others are for the sweep. */
const nightly = '17 1 * * *'

export async function runSchedule(
  cron: string,
  jobContext: JobContext,
  sources: Pick<Sources, 'pages' | 'invalidate'>,
): Promise<void> {
  await sweep(jobContext)
  await announceArticles(jobContext.supabase, sources)
  if (cron === nightly) await purgeExpired(jobContext.supabase)
}
