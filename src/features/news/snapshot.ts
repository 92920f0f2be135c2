import { articles } from '../../content/news.ts'
import type { Article } from '../../content/schema.ts'
import { isoDateOf } from '../../format/dates.ts'

/** The build's articles published by now, newest first; those of one day by their slugs. */
export function publishedNews(now: Date): Article[] {
  const today = isoDateOf(now)
  return articles.filter(({ published_on }) => published_on <= today).toSorted(newestFirst)
}

/** Not by `localeCompare`, whose first answer costs an isolate that has just started 6 ms. */
function newestFirst(a: Article, b: Article): number {
  if (a.published_on !== b.published_on) return a.published_on > b.published_on ? -1 : 1
  return a.slug < b.slug ? -1 : 1
}
