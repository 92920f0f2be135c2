import { formatDate } from '../../format/dates-in-words.ts'
import { plural } from '../../format/plurals.ts'
import { typeset } from '../../format/typeset.ts'
import { otherLocales } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { NewsCardData } from './news-card.tsx'
import type { ArticleSummary, NewsList } from './schema.ts'
import type { NewsPageTexts } from './words.server.ts'

/** The newest articles readable in the language: `latestNews(texts, 3)(list)`. */
export function latestNews(texts: NewsPageTexts, count: number) {
  return function latestNews({ articles }: NewsList): NewsCardData[] {
    return articles
      .filter((article) => article[texts.locale] !== null)
      .slice(0, count)
      .flatMap((article) => newsCardData(texts, article) ?? [])
  }
}

/**
 * An article as a list shows it. One written only in another language links there and says so; null for an article
 * without any text.
 */
export function newsCardData(texts: NewsPageTexts, article: ArticleSummary): NewsCardData | null {
  const { locale } = texts
  const own = [locale, ...otherLocales(locale)].find((each) => article[each] !== null)
  const text = own && article[own]
  if (!own || !text) return null
  const { categories, onlyElsewhere } = texts.newsPage
  return {
    slug: article.slug,
    href: href('article', own, { slug: article.slug }),
    title: typeset(text.title),
    description: typeset(text.description),
    category: categories[article.category],
    published: { iso: article.published_on, text: formatDate(article.published_on, locale) },
    reading: readingTime(texts, text.words),
    elsewhere: own === locale ? null : { locale: own, notice: onlyElsewhere.notice },
  }
}

/** At 200 words a minute, a calm pace for a text on health. */
export function readingTime({ locale, newsPage }: NewsPageTexts, words: number): string {
  return plural(Math.max(1, Math.round(words / 200)), newsPage.readingTime, locale)
}
