import { z } from 'zod'
import type { Article } from '../content/schema.ts'
import { rowsOf } from '../database/read-rows.ts'
import type { Supabase } from '../database/supabase.ts'
import { readArticles } from '../features/news/read-news.ts'
import { isoDateOf } from '../format/dates.ts'
import { log, reportError } from '../http/log.ts'
import { outdatedPaths } from '../rendering/changed-pages.ts'
import { hasPage } from '../routes.ts'
import type { Data } from '../sources/data.ts'
import { published } from '../sources/published.ts'
import { replaceSource } from '../sources/replace-source.ts'
import type { Sources } from '../sources/sources.ts'

/** A little more than the pause between two runs (`wrangler.toml`). */
const lookedBackMs = 6 * 60 * 1000
const readLimitMs = 5_000

const rows = z.array(z.object({ slug: z.string() }))

export type Announcing = Pick<Sources, 'invalidate'> & { data: Data }

/** Articles whose moment has come since the last run: their pages are rendered again, though nobody has visited them. */
export async function announceArticles(
  supabase: Supabase | null,
  { data, invalidate }: Announcing,
): Promise<void> {
  if (supabase === null || !hasPage('news')) return
  const now = new Date()
  try {
    // Read with a visitor's rights: what they may not see yet is not announced.
    const database = await supabase.asVisitor()
    const begun = rows
      .parse(
        await rowsOf(
          'news_articles',
          database
            .from('news_articles')
            .select('slug')
            .gt('live_from', new Date(now.getTime() - lookedBackMs).toISOString()),
        ),
      )
      .map(({ slug }) => slug)
    if (begun.length === 0) return
    // The reader of visitors' pages tells of rows that it leaves out.
    const after = await readArticles(database, AbortSignal.timeout(readLimitMs), () => {})
    const before = after.filter(({ slug }) => !begun.includes(slug))
    const today = isoDateOf(now)
    const of = (articles: readonly Article[]) => replaceSource(data, published.news, articles, today)
    const paths = await outdatedPaths(of(before), of(after))
    await invalidate('news', paths)
    log('info', 'articles-begun', { rows: begun.length, pages: paths?.length })
  } catch (error) {
    reportError(error, { during: 'schedule' })
  }
}
