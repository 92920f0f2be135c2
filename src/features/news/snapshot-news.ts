import { articles } from '../../content/news.ts'
import type { Article } from '../../content/schema.ts'
import { byLocale } from '../../format/by-locale.ts'
import type { Locale } from '../../locale.ts'
import { articlesPerPage } from './paging.ts'
import type { ArticleSummary, NewsIndex, NewsList, NewsQuery } from './schema.ts'
import { publishedNews } from './snapshot.ts'

/** The day of the newest change among the build's articles. */
export const snapshotNewsDate =
  articles
    .map(({ updated_on }) => updated_on)
    .sort()
    .at(-1) ?? ''

export function snapshotArticle(slug: string, now: Date): Article | null {
  return publishedNews(now).find((article) => article.slug === slug) ?? null
}

export function snapshotNews({ category, page }: NewsQuery, now: Date): NewsList {
  const all = publishedNews(now).filter((article) => category === null || article.category === category)
  const start = (page - 1) * articlesPerPage
  return { articles: all.slice(start, start + articlesPerPage).map(summarise), total: all.length }
}

export function snapshotIndex(now: Date): NewsIndex {
  return Object.fromEntries(
    publishedNews(now).map(({ slug, category, updated_on, ...texts }) => [
      slug,
      { category, updated_on, ...byLocale((locale) => texts[locale] !== null) },
    ]),
  )
}

function summarise(article: Article): ArticleSummary {
  return { ...article, ...byLocale((locale) => summariseText(article[locale])) }
}

function summariseText(text: Article[Locale]): ArticleSummary[Locale] {
  return text && { title: text.title, description: text.description, words: countWords(text.body) }
}

/** As `private.count_words` of the database counts: words between blanks. */
function countWords(markdown: string): number {
  return markdown.trim().split(/[ \t\r\n]+/).length
}
