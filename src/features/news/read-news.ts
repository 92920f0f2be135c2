import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { articleLimits } from '../../content/article-limits.ts'
import { articlesOff } from '../../content/articles-of-parts.ts'
import { type Article, article, text } from '../../content/schema.ts'
import { treatmentKeys } from '../../content/treatment-list.ts'
import type { Database } from '../../database/database-types.ts'
import { type LeftOut, parseRows, readRows, rowsOf } from '../../database/read-rows.ts'
import { byLocale } from '../../format/by-locale.ts'
import { fromEntries } from '../../format/from-entries.ts'
import { writtenLocales } from '../../locale.ts'
import { newsOf } from './news-of.ts'
import { articlesPerPage } from './paging.ts'
import type { NewsIndex, NewsList, NewsQuery } from './schema.ts'

const factNames = ['slug', 'category', 'published_on', 'updated_on', 'reviewed_by', 'treatments'] as const
const facts = factNames.join(', ')

const summaryNames = ['title', 'description', 'keywords', 'words'] as const
const summaryColumns = writtenLocales
  .flatMap((locale) => [
    `${locale}_title:texts->${locale}->>title`,
    `${locale}_description:texts->${locale}->>description`,
    `${locale}_keywords:texts->${locale}->keywords`,
    `${locale}_words:words->${locale}`,
  ])
  .join(', ')
const textColumns = writtenLocales.map((locale) => `${locale}:texts->${locale}`).join(', ')

/** The published article at that slug with its texts, or null when there is none that can be used. */
export async function readArticle(
  database: SupabaseClient<Database>,
  signal: AbortSignal,
  leftOut: LeftOut,
  slug: string,
): Promise<Article | null> {
  if (articlesOff.has(slug)) return null
  const rows = await rowsOf(
    'news_articles',
    database
      .from('news_articles')
      .select(`${facts}, ${textColumns}`)
      .eq('slug', slug)
      .limit(1)
      .abortSignal(signal),
  )
  return parseRows('news_articles', articleRow, leftOut, rows)[0] ?? null
}

/** Every published article with its texts, newest first. */
export async function readArticles(
  database: SupabaseClient<Database>,
  signal: AbortSignal,
  leftOut: LeftOut,
): Promise<Article[]> {
  const articles = await readRows('news_articles', articleRow, leftOut, (from, to) =>
    database
      .from('news_articles')
      .select(`${facts}, ${textColumns}`)
      .order('published_on', { ascending: false })
      .order('slug')
      .range(from, to)
      .abortSignal(signal),
  )
  return articles.filter(({ slug }) => !articlesOff.has(slug))
}

/** One page of the list, by category, reviewers and treatment or of everything. */
export async function readNews(
  database: SupabaseClient<Database>,
  signal: AbortSignal,
  leftOut: LeftOut,
  query: NewsQuery,
): Promise<NewsList> {
  const { category, page, reviewedBy, about } = query
  // The database counts those too that are of a part which is off.
  if (articlesOff.size > 0) return newsOf(await readArticles(database, signal, leftOut)).list(query)
  const start = (page - 1) * articlesPerPage
  const all = database.from('news_articles').select(`${facts}, ${summaryColumns}`, { count: 'exact' })
  const inCategory = category === null ? all : all.eq('category', category)
  const reviewed = reviewedBy === undefined ? inCategory : inCategory.in('reviewed_by', [...reviewedBy])
  const selection = about === undefined ? reviewed : reviewed.contains('treatments', [about])
  const answer = await selection
    .order('published_on', { ascending: false })
    .order('slug')
    .range(start, start + articlesPerPage - 1)
    .abortSignal(signal)
  if (answer.error?.code === beyondTheEnd) return { articles: [], total: 0 }
  const rows = await rowsOf('news_articles', answer)
  return {
    articles: parseRows('news_articles', summaryRow, leftOut, rows),
    total: z.number().parse(answer.count),
  }
}

/** The address and date of every published article. */
export async function readNewsIndex(
  database: SupabaseClient<Database>,
  signal: AbortSignal,
  leftOut: LeftOut,
): Promise<NewsIndex> {
  const rows = await readRows('news_articles', indexRow, leftOut, (from, to) =>
    database
      .from('news_articles')
      .select('slug, category, updated_on, words')
      .order('slug')
      .range(from, to)
      .abortSignal(signal),
  )
  return Object.fromEntries(rows.filter(([slug]) => !articlesOff.has(slug)))
}

/** PostgREST's error for a page after the last one. */
const beyondTheEnd = 'PGRST103'

/** The key of a removed treatment is dropped. */
const treatments = z
  .array(z.string())
  .transform((keys) => keys.flatMap((key) => treatmentKeys.find((known) => known === key) ?? []))
  .pipe(article.shape.treatments)

/** Length is counted as in the database: a character of two UTF-16 units is one. */
function counted([min, max]: readonly [number, number]) {
  return text(0, Number.POSITIVE_INFINITY).refine((value) => isWithin([...value].length, min, max), {
    error: `has ${min} to ${max} letters`,
  })
}

function isWithin(count: number, min: number, max: number): boolean {
  return count >= min && count <= max
}

const title = counted(articleLimits.title)
const description = counted(articleLimits.description)
const [fewest, most] = articleLimits.keywords
const keywords = z.array(counted(articleLimits.keyword)).min(fewest).max(most)
const words = z.number().int().min(0)

/** Exactly what the table's CHECK accepts. */
const rowText = z.strictObject({ title, description, keywords, body: counted(articleLimits.body) })

const articleRow = article
  .extend({ treatments, ...byLocale(() => rowText.nullable()) })
  .refine((texts) => writtenLocales.some((locale) => texts[locale] !== null), 'no text in any language')

/** An article from the cache: its lengths were checked when it was read. */
export const cachedArticle = article.extend(byLocale(() => rowText.nullable()))

const summary = z
  .object({ title, description, keywords, words })
  .transform(({ keywords: _, ...summary }) => summary)
  .nullable()

const summaryRow = z.preprocess(nestSummaries, article.extend({ treatments, ...byLocale(() => summary) }))

const anyRow = z.record(z.string(), z.unknown())

/** `ro_title`, `ro_description` and so on as one object, either complete or absent. */
function nestSummaries(row: unknown): unknown {
  const { success, data } = anyRow.safeParse(row)
  if (!success) return row
  const texts = byLocale((locale) => {
    const text = fromEntries(summaryNames.map((name) => [name, data[`${locale}_${name}`]] as const))
    return Object.values(text).includes(null) ? null : text
  })
  return { ...fromEntries(factNames.map((name) => [name, data[name]] as const)), ...texts }
}

const indexRow = article
  .pick({ slug: true, category: true, updated_on: true })
  .extend({ words: z.record(z.string(), words) })
  .transform(
    ({ slug, words, ...facts }) =>
      [slug, { ...facts, ...byLocale((locale) => words[locale] !== undefined) }] as const,
  )
