import { z } from 'zod'
import { rowsOf, untold } from '../../../database/read-rows.ts'
import type { DiffRow } from '../../../features/admin/publications/draft-diff.tsx'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import {
  type ArticleContent,
  articleOf,
  articleSubject,
  type DraftedArticle,
  type DraftedText,
  languagesOf,
  settledArticle,
} from '../../../features/news/article-subject.server.ts'
import { pictureId, textPicture } from '../../../features/pictures/text-picture.ts'
import { isSame } from '../../../features/publishing/changes.ts'
import type { Pending } from '../../../features/publishing/pending.server.ts'
import type { AdminDatabase } from '../../../features/publishing/subject.ts'
import { type PublishedTeam, readTeam } from '../../../features/team/members.ts'
import { shownTeam } from '../../../features/team/shown-team.server.ts'
import { formatDate, isIsoDate } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { writtenLocales } from '../../../locale.ts'
import type { SiteSubject, SubjectFamily } from '../../site-subject.ts'
import { newsBar } from './in-words.server.ts'
import type { NewsWords } from './ro.ts'
import { articleWarnings, idsIn, type KnownOfArticles } from './warnings.server.ts'

export const subject: SubjectFamily = {
  page: 'admin/news',
  named(name) {
    const slug = articleOf(name)
    return slug === null ? null : articleOn(slug)
  },
  bar: newsBar,
}

export type PendingArticle = Pending<ArticleContent, KnownOfArticles>

/** One article: each is drafted and published by itself. */
export function articleOn(slug: string): SiteSubject<ArticleContent, KnownOfArticles, NewsWords> {
  const subject = articleSubject(slug)
  return {
    subject,
    page: 'admin/news',
    source: 'news',
    forVisitors: (drafted, published, now) => subject.settled(settledArticle(drafted, published, now)),
    known: knownOfArticles,
    changes: (before, after, { members }, texts) => articleChanges(before, after, texts, members),
    warnings: articleWarnings,
    inWords(before, after, texts) {
      const [first] = articleChanges(before, after, texts, [])
      return first?.title ?? texts.words.facts.facts
    },
  }
}

async function knownOfArticles(
  database: AdminDatabase,
  read: Promise<{ content: ArticleContent }>,
): Promise<KnownOfArticles> {
  const [members, pictures] = await Promise.all([
    // The reader of visitors' pages tells of rows that it leaves out.
    readTeam(database, untold),
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
export function articleChanges(
  before: ArticleContent,
  after: ArticleContent,
  texts: PlaceTexts<NewsWords>,
  members: PublishedTeam,
): DiffRow[] {
  const { facts: names, languages } = texts.words
  const { empty } = texts.adminDrafts.diff
  const [was, is] = [before.article, after.article]
  const kindOf = (old: unknown, next: unknown) =>
    old === null ? ('added' as const) : next === null ? ('removed' as const) : ('changed' as const)
  const rows: DiffRow[] = []
  const facts = both(was && factsInWords(was, texts, members), is && factsInWords(is, texts, members), empty)
  if (facts.length > 0)
    rows.push({ key: 'facts', title: names.facts, kind: kindOf(was, is), line: null, changes: facts })
  for (const locale of writtenLocales) {
    const [old, next] = [was?.[locale] ?? null, is?.[locale] ?? null]
    if (isSame(old, next)) continue
    const title = fill(names.text, { language: languages[locale] })
    const bodies = differingParagraphs(old?.body ?? '', next?.body ?? '')
    const changes = both(
      old && textInWords({ ...old, body: bodies[0] }, texts),
      next && textInWords({ ...next, body: bodies[1] }, texts),
      empty,
    )
    rows.push({ key: locale, title, kind: kindOf(old, next), line: null, changes })
  }
  return rows
}

type Said = readonly { name: string; value: string }[]

function both(before: Said | null, after: Said | null, empty: string): DiffRow['changes'] {
  return (after ?? before ?? [])
    .map(({ name }, at) => ({
      name,
      before: before?.[at]?.value || empty,
      after: after?.[at]?.value || empty,
    }))
    .filter((change) => change.before !== change.after)
}

function factsInWords(article: DraftedArticle, texts: PlaceTexts<NewsWords>, members: PublishedTeam): Said {
  const { locale, words, newsPage, treatmentTexts } = texts
  const { fields, facts, languages } = words
  const { category, reviewed_by, published_on, published_time, treatments } = article
  const subjects: Partial<Record<string, string>> = newsPage.categories
  const reviewer = shownTeam(texts, members).find(({ id }) => id === reviewed_by)
  const day = isIsoDate(published_on) ? formatDate(published_on, locale) : published_on
  return [
    { name: fields.category.label, value: subjects[category] ?? category },
    { name: fields.reviewer.label, value: reviewer?.nume ?? reviewed_by },
    { name: facts.moment, value: [day, published_time].filter((part) => part !== '').join(', ') },
    {
      name: fields.treatments.label,
      value: Object.entries(treatmentTexts)
        .filter(([key]) => treatments.includes(key))
        .map(([, { title }]) => title)
        .join(', '),
    },
    {
      name: words.list.written,
      value: languagesOf(article)
        .map((each) => languages[each])
        .join(', '),
    },
  ]
}

function textInWords(
  { title, description, keywords, body }: DraftedText,
  { words }: PlaceTexts<NewsWords>,
): Said {
  const { fields } = words
  return [
    { name: fields.title.label, value: title },
    { name: fields.description.label, value: description },
    { name: fields.keywords.label, value: keywords.join(', ') },
    { name: fields.body.label, value: body },
  ]
}

const longestShown = 800

/** The paragraphs in which two texts differ, without those that begin and end both. */
function differingParagraphs(before: string, after: string): [string, string] {
  const [old, next] = [paragraphsOf(before), paragraphsOf(after)]
  let start = 0
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, next.length) - start && old.at(-1 - end) === next.at(-1 - end)) end += 1
  return [shorten(old.slice(start, old.length - end)), shorten(next.slice(start, next.length - end))]
}

const paragraphsOf = (body: string) => (body === '' ? [] : body.split(/\n{2,}/))

function shorten(paragraphs: readonly string[]): string {
  const text = paragraphs.join('\n\n')
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}
