import { articles } from '../../content/news.ts'
import { isOffered } from '../../content/offered-treatments.ts'
import type { Article } from '../../content/schema.ts'
import { loadTextsWith } from '../../content/texts.ts'
import { mapDeferred } from '../../deferred.ts'
import { localiseLink } from '../../features/news/localise-link.server.ts'
import { renderMarkdown } from '../../features/news/markdown.server.ts'
import { latestNews, readingTime } from '../../features/news/news-card-data.server.ts'
import { type NewsPageTexts, newsPageWords } from '../../features/news/words.server.ts'
import { memberThingId } from '../../features/seo/json-ld-team.server.ts'
import { placeOf } from '../../features/team/own-page.ts'
import { voucherFor } from '../../features/team/review.server.ts'
import { type ShownMember, shownTeam } from '../../features/team/shown-team.server.ts'
import { treatmentCardData } from '../../features/treatments/treatment-card-data.server.ts'
import { formatDate } from '../../format/dates-in-words.ts'
import { fill } from '../../format/fill.ts'
import { typeset } from '../../format/typeset.ts'
import { type Locale, locales } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { PageServer } from '../page-server.ts'
import { articleGraph } from './json-ld.server.ts'
import type { ArticleFacts, ArticleProps } from './page.tsx'

const relatedCount = 3

export default {
  id: 'article',
  async load({ locale, params, data }) {
    const article = await data.article(params.slug)
    const text = article?.[locale]
    if (!article || !text) return null
    const texts = await loadTextsWith(locale, { newsPage: newsPageWords }, 'teamTexts', 'treatmentTexts')
    const team = shownTeam(texts, (await data.team()).members)
    const reviewer = voucherFor(team, article.reviewed_by)?.member ?? null
    const { title, contents, medical, general, related, treatments, back } = texts.newsPage
    const note = isMedical(article) ? medical : general
    // Already loaded, because the article waited for it.
    const index = data.knownNews()
    const { html, headings } = renderMarkdown(text.body, (address) =>
      localiseLink(address, locale, (slug) => index[slug]?.[locale] ?? false),
    )
    return {
      texts: { list: title, contents, note, related, treatments, back },
      title: typeset(text.title),
      description: typeset(text.description),
      keywords: text.keywords,
      written: locales.filter((each) => article[each] !== null),
      facts: describe(texts, article, text.body, reviewer),
      html,
      headings,
      treatments: article.treatments.filter(isOffered).map((key) => {
        const { title, href } = treatmentCardData(texts, key)
        return { title, href }
      }),
      related: mapDeferred(data.news({ category: null, page: 1 }), ({ articles, total }) => {
        const others = articles.filter(({ slug }) => slug !== article.slug)
        return latestNews(texts, relatedCount)({ articles: nearestFirst(article, others), total })
      }),
    }
  },
  inDocument: 'nothing',
  meta: ({ title, description, keywords }) => ({ title, description, keywords: [...keywords] }),
  locales: ({ written }) => written,
  jsonLd: (props, { locale, params }) => articleGraph(props, locale, params.slug),
  async picture({ locale, params }) {
    const article = articles.find(({ slug }) => slug === params.slug)
    const text = article?.[locale]
    if (!article || !text) return null
    return {
      title: text.title,
      section: (await newsPageWords(locale)).categories[article.category],
      illustration: article.treatments[0] ?? 'letter',
    }
  },
} satisfies PageServer<'article', ArticleProps>

function describe(
  texts: NewsPageTexts,
  article: Article,
  body: string,
  reviewer: ShownMember | null,
): ArticleFacts {
  const { locale } = texts
  const { categories, published, updated, reviewed, prepared } = texts.newsPage
  const { published_on, updated_on, category } = article
  return {
    isMedical: isMedical(article),
    category: { name: categories[category], href: `${href('news', locale)}?categorie=${category}` },
    reading: readingTime(texts, body.trim().split(/\s+/).length),
    published: dated(published, published_on, locale),
    updated: updated_on === published_on ? null : dated(updated, updated_on, locale),
    reviewer:
      reviewer !== null
        ? {
            before: fill(isMedical(article) ? reviewed : prepared, { name: '' }),
            name: reviewer.nume,
            href: placeOf(locale, reviewer),
            id: memberThingId(locale, reviewer),
          }
        : null,
  }
}

/** Articles on money and organisation need no medical review. */
function isMedical({ category }: Pick<Article, 'category'>): boolean {
  return category !== 'clinica'
}

/** The sentence split around a date, and the date itself. */
function dated(sentence: string, iso: string, locale: Locale): ArticleFacts['published'] {
  return { iso, before: fill(sentence, { date: '' }), date: formatDate(iso, locale) }
}

type Filed = Pick<Article, 'category' | 'treatments'>

/** Articles on the same treatments first, then of the same category; newest first among equals. */
function nearestFirst<Each extends Filed>(article: Filed, others: readonly Each[]): Each[] {
  const nearness = (other: Each) =>
    other.treatments.filter((key) => article.treatments.includes(key)).length * 2 +
    Number(other.category === article.category)
  return others.toSorted((a, b) => nearness(b) - nearness(a))
}
