import { z } from 'zod'
import { reportNothing, rowsOf } from '../../../database/read-rows.ts'
import type { DiffRow } from '../../../features/admin/publications/draft-diff.tsx'
import { itemChanges } from '../../../features/admin/publications/field-changes.server.ts'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import {
  type ArticleContent,
  type ArticleFacts,
  articleFacts,
  articleOf,
  articleSubject,
  languagesOf,
  settledArticle,
} from '../../../features/news/article-subject.server.ts'
import { pictureId, textPicture } from '../../../features/pictures/text-picture.ts'
import type { Pending } from '../../../features/publishing/pending.server.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import { type PublishedTeam, readTeam } from '../../../features/team/members.ts'
import { shownTeam } from '../../../features/team/shown-team.server.ts'
import { isIsoDate } from '../../../format/dates.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { type Locale, writtenLocales } from '../../../locale.ts'
import type { SiteSubject, SubjectFamily } from '../../site-subject.ts'
import { type ComparedText, factFields, textFields } from './fields.ts'
import { newsBar } from './in-words.server.ts'
import type { NewsWords } from './ro.ts'
import { articleWarnings, idsIn, type RelatedToArticles } from './warnings.server.ts'

export const subject: SubjectFamily = {
  page: 'admin/news',
  named(name) {
    const slug = articleOf(name)
    return slug === null ? null : articleOn(slug)
  },
  bar: newsBar,
}

export type PendingArticle = Pending<ArticleContent, RelatedToArticles>

/** One article: each is drafted and published by itself. */
export function articleOn(slug: string): SiteSubject<ArticleContent, RelatedToArticles, NewsWords> {
  const subject = articleSubject(slug)
  return {
    subject,
    page: 'admin/news',
    source: 'news',
    forVisitors: (drafted, published, now) => subject.normalise(settledArticle(drafted, published, now)),
    related: relatedToArticles,
    changes: (before, after, { members }, texts) => articleChanges(before, after, texts, members),
    warnings: articleWarnings,
    inWords(before, after, texts) {
      const [first] = articleChanges(before, after, texts, [])
      return first?.title ?? texts.words.facts.facts
    },
  }
}

async function relatedToArticles(
  database: AdminDatabase,
  read: Promise<{ content: ArticleContent }>,
): Promise<RelatedToArticles> {
  const [members, pictures] = await Promise.all([
    // The reader of visitors' pages tells of rows that it leaves out.
    readTeam(database, reportNothing),
    read.then(({ content }) => keptPictures(database, content)),
  ])
  return { members, pictures }
}

/** Which photographs of an article are stored still, by their ids. */
async function keptPictures(
  database: AdminDatabase,
  { article }: ArticleContent,
): Promise<ReadonlySet<string>> {
  const ids = writtenLocales.flatMap((locale) => idsIn({ body: article?.[locale]?.body ?? '' }))
  if (ids.length === 0) return new Set()
  const names = ids.flatMap((id) => textPicture(id)?.picture ?? [])
  const rows = await rowsOf(
    'pictures',
    database
      .from('pictures')
      .select('name, width, height')
      .in('name', [...new Set(names)]),
  )
  return new Set(z.array(pictureRow).parse(rows).map(pictureId))
}

const pictureRow = z
  .object({ name: z.string(), width: z.number(), height: z.number() })
  .transform(({ name, ...size }) => ({ picture: name, ...size }))

/** What is the same in every language, then each text: before and after, field by field. */
function articleChanges(
  before: ArticleContent,
  after: ArticleContent,
  texts: PlaceTexts<NewsWords>,
  members: PublishedTeam,
): DiffRow[] {
  const { facts, fields, languages, list } = texts.words
  const factsIn = ({ article }: ArticleContent) => (article === null ? [] : [articleFacts.parse(article)])
  const description = {
    fields: factFields,
    labels: { ...fields, moment: { label: facts.moment }, written: { label: list.written } },
    say: sayings(texts, members),
    keyOf: () => 'facts',
    titleOf: () => facts.facts,
    isWhole: true,
  }
  return [
    ...itemChanges(factsIn(before), factsIn(after), description, texts).filter(
      ({ changes }) => changes.length > 0,
    ),
    ...writtenLocales.flatMap((locale) =>
      itemChanges(
        comparedText(before, after, locale),
        comparedText(after, before, locale),
        {
          fields: textFields,
          labels: fields,
          say: { keywords: ({ keywords }: ComparedText) => keywords.join(', ') },
          keyOf: () => locale,
          titleOf: () => fill(facts.text, { language: languages[locale] }),
          isWhole: true,
        },
        texts,
      ),
    ),
  ]
}

function sayings(texts: PlaceTexts<NewsWords>, members: PublishedTeam) {
  const { locale, words, newsPage, treatmentTexts } = texts
  const subjects: Partial<Record<string, string>> = newsPage.categories
  const team = shownTeam(texts, members)
  return {
    category: ({ category }: ArticleFacts) => subjects[category] ?? category,
    reviewer: ({ reviewed_by }: ArticleFacts) =>
      team.find(({ id }) => id === reviewed_by)?.nume ?? reviewed_by,
    moment: ({ published_on, published_time }: ArticleFacts) =>
      [isIsoDate(published_on) ? formatDate(published_on, locale) : published_on, published_time]
        .filter((part) => part !== '')
        .join(', '),
    treatments: ({ treatments }: ArticleFacts) =>
      Object.entries(treatmentTexts)
        .filter(([key]) => treatments.includes(key))
        .map(([, { title }]) => title)
        .join(', '),
    written: (article: ArticleFacts) =>
      languagesOf(article)
        .map((each) => words.languages[each])
        .join(', '),
  }
}

function comparedText({ article }: ArticleContent, other: ArticleContent, locale: Locale): ComparedText[] {
  const text = article?.[locale] ?? null
  if (text === null) return []
  return [{ ...text, differing: differingParagraphs(text.body, other.article?.[locale]?.body ?? '') }]
}

const longestShown = 800

/** The paragraphs of a text in which it differs from another, without those that begin and end both. */
function differingParagraphs(text: string, other: string): string {
  const [own, others] = [paragraphsOf(text), paragraphsOf(other)]
  const shorter = Math.min(own.length, others.length)
  let start = 0
  while (start < shorter && own[start] === others[start]) start += 1
  let end = 0
  while (end < shorter - start && own.at(-1 - end) === others.at(-1 - end)) end += 1
  return shorten(own.slice(start, own.length - end))
}

const paragraphsOf = (body: string) => (body === '' ? [] : body.split(/\n{2,}/))

function shorten(paragraphs: readonly string[]): string {
  const text = paragraphs.join('\n\n')
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}
