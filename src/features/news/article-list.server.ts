import { z } from 'zod'
import { rowsOf } from '../../database/read-rows.ts'
import { storeError } from '../../database/store-error.ts'
import { byLocale, inItsLanguages } from '../../format/by-locale.ts'
import { writtenLocales } from '../../locale.ts'
import type { AdminDatabase } from '../publishing/subject.ts'

const listRow = z.object({
  slug: z.string(),
  titles: z.preprocess(inItsLanguages, z.object(byLocale(() => z.string().nullable()))),
  version: z.number(),
  saved_at: z.string().nullable(),
  saved_by_email: z.string().nullable(),
  published: z.boolean(),
  live_from: z.string().nullable(),
  changed: z.boolean(),
  /** There was a time when visitors had it, or will be. */
  was_out: z.boolean(),
  languages: z
    .array(z.string())
    .transform((codes) => writtenLocales.filter((locale) => codes.includes(locale))),
})
export type ListedArticle = z.infer<typeof listRow>

/** Every article in any state, newest first. */
export async function listArticles(database: AdminDatabase): Promise<ListedArticle[]> {
  return z.array(listRow).parse(await rowsOf('list_articles', database.rpc('list_articles')))
}

export type ArticleState = 'draft' | 'scheduled' | 'live' | 'withdrawn'

export function stateOfArticle(
  { published, live_from, was_out }: Pick<ListedArticle, 'published' | 'live_from' | 'was_out'>,
  now: Date,
): ArticleState {
  if (!was_out) return 'draft'
  if (!published) return 'withdrawn'
  return live_from !== null && Date.parse(live_from) > now.getTime() ? 'scheduled' : 'live'
}

/** Takes an article off the site. Its text stays in the draft. */
export async function withdrawArticle(database: AdminDatabase, slug: string, note: string): Promise<boolean> {
  const { data, error, status } = await database.rpc('withdraw_article', { article: slug, new_note: note })
  if (error) throw storeError('withdraw_article', status, error)
  return data !== null
}

/** Deletes an article that nobody has seen. `missing`: somebody may have; `stale`: it is another one by now. */
export async function dropArticle(
  database: AdminDatabase,
  slug: string,
  seen: number,
): Promise<'done' | 'missing' | 'stale'> {
  const parameters = { article: slug, seen_version: seen }
  const { data, error, status } = await database.rpc('drop_article', parameters)
  if (error) throw storeError('drop_article', status, error)
  return z.enum(['done', 'missing', 'stale']).parse(data)
}

/** Another address for an article that nobody has seen; false when it is taken. */
export async function renameArticle(database: AdminDatabase, slug: string, next: string): Promise<boolean> {
  const { data, error, status } = await database.rpc('rename_article', { article: slug, new_slug: next })
  if (error) throw storeError('rename_article', status, error)
  return data === true
}

const outRow = z.object({ published: z.boolean(), live_from: z.string() })

/** Whether and from when visitors have an article. */
export async function readStanding(
  database: AdminDatabase,
  slug: string,
): Promise<Pick<ListedArticle, 'published' | 'live_from' | 'was_out'>> {
  const rows = await rowsOf(
    'news_articles',
    database.from('news_articles').select('published, live_from').eq('slug', slug),
  )
  const [row] = z.array(outRow).parse(rows)
  return row === undefined ? { published: false, live_from: null, was_out: false } : { ...row, was_out: true }
}
