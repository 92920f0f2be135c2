import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { articleLimits } from '../../content/article-limits.ts'
import { type Article, article, text } from '../../content/schema.ts'
import { treatmentKeys } from '../../content/vocabulary.ts'
import type { Database } from '../../database/database-types.ts'
import { type LeftOut, parseRows, readRows, rowsOf } from '../../database/read-rows.ts'
import { articlesPerPage } from './paging.ts'
import type { ArticleSummary, NewsIndex, NewsList, NewsQuery } from './schema.ts'

const facts = 'slug, category, published_on, updated_on, reviewed_by, treatments'

/** The article of that address with its texts, or null when there is none that can be used. */
export async function readArticle(
  database: SupabaseClient<Database>,
  signal: AbortSignal,
  leftOut: LeftOut,
  slug: string,
): Promise<Article | null> {
  const rows = await rowsOf(
    'news_articles',
    database.from('news_articles').select(`${facts}, ro, en`).eq('slug', slug).limit(1).abortSignal(signal),
  )
  return parseRows('news_articles', articleRow, leftOut, rows)[0] ?? null
}

/** One page of the list, by category or of everything. */
export async function readNews(
  database: SupabaseClient<Database>,
  signal: AbortSignal,
  leftOut: LeftOut,
  { category, page }: NewsQuery,
): Promise<NewsList> {
  const start = (page - 1) * articlesPerPage
  const all = database
    .from('news_articles')
    .select(
      `${facts}, ro_title:ro->>title, ro_description:ro->>description, ro_keywords:ro->keywords, ro_words, ` +
        'en_title:en->>title, en_description:en->>description, en_keywords:en->keywords, en_words',
      { count: 'exact' },
    )
    .order('published_on', { ascending: false })
    .order('slug')
    .range(start, start + articlesPerPage - 1)
    .abortSignal(signal)
  const answer = await (category === null ? all : all.eq('category', category))
  if (answer.error?.code === beyondTheEnd) return { articles: [], total: 0 }
  const rows = await rowsOf('news_articles', answer)
  return {
    articles: parseRows('news_articles', summaryRow, leftOut, rows),
    total: z.number().parse(answer.count),
  }
}

/** Where every published article has an address, and since when it says what it says. */
export async function readNewsIndex(
  database: SupabaseClient<Database>,
  signal: AbortSignal,
  leftOut: LeftOut,
): Promise<NewsIndex> {
  const rows = await readRows('news_articles', indexRow, leftOut, (from, to) =>
    database
      .from('news_articles')
      .select('slug, category, updated_on, ro_words, en_words')
      .order('slug')
      .range(from, to)
      .abortSignal(signal),
  )
  return Object.fromEntries(rows)
}

/** PostgREST's answer to a page after the last one. */
const beyondTheEnd = 'PGRST103'

/** A key of a treatment that has left the site leads nowhere any more. */
const treatments = z
  .array(z.string())
  .transform((keys) => keys.flatMap((key) => treatmentKeys.find((known) => known === key) ?? []))
  .pipe(article.shape.treatments)

/** Letters are counted as the database counts them: one that takes two units of UTF-16 is one. */
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

/** What the table's CHECK takes, and no less. */
const rowText = z.strictObject({ title, description, keywords, body: counted(articleLimits.body) })

const articleRow = article
  .extend({ treatments, ro: rowText.nullable(), en: rowText.nullable() })
  .refine(({ ro, en }) => ro !== null || en !== null, 'no text in any language')

/** An article as it was kept: one that was read once is not measured again. */
export const keptArticle = article.extend({ ro: rowText.nullable(), en: rowText.nullable() })

const summaryRow = article
  .omit({ ro: true, en: true })
  .extend({
    treatments,
    ro_title: title.nullable(),
    ro_description: description.nullable(),
    ro_keywords: keywords.nullable(),
    ro_words: words.nullable(),
    en_title: title.nullable(),
    en_description: description.nullable(),
    en_keywords: keywords.nullable(),
    en_words: words.nullable(),
  })
  .transform((row) => {
    const { ro_title, ro_description, ro_keywords: _ro, ro_words, ...rest } = row
    const { en_title, en_description, en_keywords: _en, en_words, ...facts } = rest
    return {
      ...facts,
      ro: summaryText(ro_title, ro_description, ro_words),
      en: summaryText(en_title, en_description, en_words),
    }
  })

function summaryText(
  title: string | null,
  description: string | null,
  words: number | null,
): ArticleSummary['ro'] {
  return title === null || description === null || words === null ? null : { title, description, words }
}

const indexRow = article
  .pick({ slug: true, category: true, updated_on: true })
  .extend({ ro_words: words.nullable(), en_words: words.nullable() })
  .transform(
    ({ slug, ro_words, en_words, ...row }) =>
      [slug, { ...row, ro: ro_words !== null, en: en_words !== null }] as const,
  )
