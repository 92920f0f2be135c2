import type { Article } from '../../content/schema.ts'
import { byLocale } from '../../format/by-locale.ts'
import type { Locale } from '../../locale.ts'
import { articlesPerPage } from './paging.ts'
import type { ArticleSummary, NewsIndex, NewsList, NewsQuery } from './schema.ts'

/** What pages ask of the news, answered from all articles that there are, newest first. */
export function newsOf(articles: readonly Article[]) {
  return {
    article: (slug: string): Article | null => articles.find((article) => article.slug === slug) ?? null,
    list({ category, page, reviewedBy, about }: NewsQuery): NewsList {
      const all = articles.filter(
        (article) =>
          (category === null || article.category === category) &&
          (reviewedBy?.includes(article.reviewed_by) ?? true) &&
          (about === undefined || article.treatments.includes(about)),
      )
      const start = (page - 1) * articlesPerPage
      return { articles: all.slice(start, start + articlesPerPage).map(summarise), total: all.length }
    },
    index: (): NewsIndex =>
      Object.fromEntries(
        articles.map(({ slug, category, updated_on, ...texts }) => [
          slug,
          { category, updated_on, ...byLocale((locale) => texts[locale] !== null) },
        ]),
      ),
  }
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
