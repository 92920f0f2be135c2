import { newsPage as en } from '../../content/en/news-page.ts'
import { newsPage as ro } from '../../content/ro/news-page.ts'
import { formatDate } from '../../format/dates.ts'
import { plural } from '../../format/plurals.ts'
import { type Locale, otherLocale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { NewsCardData } from './news-card.tsx'
import type { ArticleSummary, NewsList } from './schema.ts'

const texts = { ro, en }

/** The newest articles that can be read in the language: `latestNews(locale, 3)(list)`. */
export function latestNews(locale: Locale, count: number) {
  return function latestNews({ articles }: NewsList): NewsCardData[] {
    return articles
      .filter((article) => article[locale] !== null)
      .slice(0, count)
      .flatMap((article) => newsCardData(locale, article) ?? [])
  }
}

/**
 * An article as a list in `locale` shows it. What is written in the other language alone leads there and says so;
 * null for an article without any text.
 */
export function newsCardData(locale: Locale, article: ArticleSummary): NewsCardData | null {
  const own = article[locale] === null ? otherLocale(locale) : locale
  const text = article[own]
  if (text === null) return null
  const { categories, onlyElsewhere } = texts[locale]
  return {
    slug: article.slug,
    href: href('article', own, { slug: article.slug }),
    title: text.title,
    description: text.description,
    category: categories[article.category],
    published: { iso: article.published_on, text: formatDate(article.published_on, locale) },
    reading: readingTime(locale, text.words),
    elsewhere: own === locale ? null : { locale: own, notice: onlyElsewhere.notice },
  }
}

/** At 200 words a minute, a calm pace for a text on health. */
export function readingTime(locale: Locale, words: number): string {
  return plural(Math.max(1, Math.round(words / 200)), texts[locale].readingTime, locale)
}
