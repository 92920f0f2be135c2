import { articles } from '../../content/news.ts'
import type { Article } from '../../content/schema.ts'
import { isoDateOf } from '../../format/dates.ts'

/** The build's articles published by now, newest first. */
export function publishedNews(now: Date): Article[] {
  const today = isoDateOf(now)
  return articles
    .filter(({ published_on }) => published_on <= today)
    .toSorted((a, b) => b.published_on.localeCompare(a.published_on) || a.slug.localeCompare(b.slug))
}
