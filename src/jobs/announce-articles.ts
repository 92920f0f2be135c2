import { z } from 'zod'
import { rowsOf } from '../database/read-rows.ts'
import type { Supabase } from '../database/supabase.ts'
import { newsPaths } from '../features/news/news-paths.ts'
import { log, reportError } from '../http/log.ts'
import { hasPage } from '../routes.ts'
import type { Sources } from '../sources/sources.ts'

/** A little more than the pause between two runs (`wrangler.toml`). */
const lookedBackMs = 6 * 60 * 1000

const rows = z.array(z.object({ slug: z.string() }))

/** Articles whose moment has come since the last run: their pages are made anew, though nobody has visited them. */
export async function announceArticles(
  supabase: Supabase | null,
  { pages, invalidate }: Pick<Sources, 'pages' | 'invalidate'>,
): Promise<void> {
  if (supabase === null || !hasPage('news')) return
  const now = Date.now()
  try {
    // As a visitor: what they may not see yet is not announced.
    const database = await supabase.asVisitor()
    const begun = rows.parse(
      await rowsOf(
        'news_articles',
        database
          .from('news_articles')
          .select('slug')
          .gt('live_from', new Date(now - lookedBackMs).toISOString()),
      ),
    )
    if (begun.length === 0) return
    const paths = newsPaths(
      await pages.newsIndex(),
      begun.map(({ slug }) => slug),
    )
    await invalidate('news', paths)
    log('info', 'articles-begun', { rows: begun.length, pages: paths.length })
  } catch (error) {
    reportError(error, { during: 'schedule' })
  }
}
