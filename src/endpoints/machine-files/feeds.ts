import { clinic } from '../../content/clinic.ts'
import { loadTextsWith } from '../../content/texts.ts'
import { articlesPerPage } from '../../features/news/paging.ts'
import type { ArticleSummary } from '../../features/news/schema.ts'
import { type NewsPageTexts, newsPageWords } from '../../features/news/words.server.ts'
import { layoutWords } from '../../layout/words.server.ts'
import { joinLocale, type Locale } from '../../locale.ts'
import { href } from '../../routes.ts'
import type { Data } from '../../sources/data.ts'
import { xmlDeclaration, xmlElement, xmlText } from './xml.ts'

/** The maximum of articles in a feed, and of list pages searched for them. */
const longest = 20
const furthest = 6

/** The newest articles written in the language: RFC 4287. */
export async function feed(locale: Locale, data: Data, now: Date): Promise<string> {
  const articles = await newestArticles(locale, data)
  const texts = await loadTextsWith(locale, { layout: layoutWords, newsPage: newsPageWords })
  const { newsPage: news, layout } = texts
  const self = clinic.origin + joinLocale(locale, '/feed.xml')
  const updated = articles
    .map(({ updated_on }) => updated_on)
    .sort()
    .at(-1)
  const parts = [
    xmlElement('id', {}, self),
    xmlElement('title', {}, xmlText(`${layout.clinicName} – ${news.title}`)),
    xmlElement('subtitle', {}, xmlText(news.lead)),
    xmlElement('updated', {}, updated === undefined ? now.toISOString() : timeOf(updated)),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: clinic.origin + href('news', locale) }),
    xmlElement('icon', {}, `${clinic.origin}/icon-192.png`),
    xmlElement(
      'author',
      {},
      xmlElement('name', {}, xmlText(layout.clinicName)) + xmlElement('uri', {}, clinic.origin),
    ),
    ...articles.map((article) => entry(texts, article)),
  ]
  return (
    xmlDeclaration +
    xmlElement('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale }, parts.join(''))
  )
}

type Written = ArticleSummary & { text: NonNullable<ArticleSummary[Locale]> }

async function newestArticles(locale: Locale, data: Data): Promise<Written[]> {
  const found: Written[] = []
  for (let page = 1; page <= furthest && found.length < longest; page += 1) {
    const { articles, total } = await data.news({ category: null, page })
    for (const article of articles) {
      const text = article[locale]
      if (text !== null) found.push({ ...article, text })
    }
    if (page * articlesPerPage >= total) break
  }
  return found.slice(0, longest)
}

function entry(
  { locale, newsPage }: NewsPageTexts,
  { slug, category, published_on, updated_on, text }: Written,
): string {
  const address = clinic.origin + href('article', locale, { slug })
  const label = newsPage.categories[category]
  return xmlElement(
    'entry',
    {},
    xmlElement('id', {}, address) +
      xmlElement('title', {}, xmlText(text.title)) +
      xmlElement('link', { rel: 'alternate', type: 'text/html', href: address }) +
      xmlElement('published', {}, timeOf(published_on)) +
      xmlElement('updated', {}, timeOf(updated_on)) +
      xmlElement('category', { term: category, label }) +
      xmlElement('summary', {}, xmlText(text.description)),
  )
}

/** Articles have a day; a feed needs a time, and this one falls on the same day in Bucharest. */
function timeOf(day: string): string {
  return `${day}T00:00:00Z`
}
