import { articleLimits } from '../../../content/article-limits.ts'
import { findForbiddenClaims } from '../../../content/claims.ts'
import type { Warnings } from '../../../features/admin/publications/publish-warnings.tsx'
import type { PlaceTexts } from '../../../features/admin/subjects/published-subject.ts'
import {
  type ArticleContent,
  type DraftedText,
  languagesOf,
} from '../../../features/news/article-subject.server.ts'
import { imagesIn } from '../../../features/news/markdown.server.ts'
import { hasRunOnLines } from '../../../features/news/pasted-markdown.ts'
import { altText } from '../../../features/pictures/photo.ts'
import type { Pending } from '../../../features/publishing/pending.server.ts'
import type { PublishedTeam } from '../../../features/team/members.ts'
import { shownTeam } from '../../../features/team/shown-team.server.ts'
import { isIsoDate } from '../../../format/dates.ts'
import { formatDate } from '../../../format/dates-in-words.ts'
import { fill } from '../../../format/fill.ts'
import { languages as languageFacts } from '../../../format/languages.ts'
import type { Locale } from '../../../locale.ts'
import type { NewsWords } from './ro.ts'

/** The visible team, which includes the reviewer, and the ids of photographs that are stored. */
export type RelatedToArticles = { members: PublishedTeam; pictures: ReadonlySet<string> }

const [firstDay, lastDay] = ['2000-01-01', '2099-12-31']

/** What visitors' pages need of an article, and what a sober clinic asks itself first. */
export function articleWarnings(
  { content, published, today, members, pictures }: Pending<ArticleContent, RelatedToArticles>,
  texts: PlaceTexts<NewsWords>,
): Warnings {
  const { article } = content
  if (article === null) return { refusals: [], questions: [] }
  const { locale } = texts
  const { refusals: words, check, languages } = texts.words
  const written = languagesOf(article).flatMap((each) => {
    const text = article[each]
    return text === null ? [] : [{ language: each, text }]
  })
  const reviewer = shownTeam(texts, members).find(({ id }) => id === article.reviewed_by)
  const isDay =
    isIsoDate(article.published_on) && article.published_on >= firstDay && article.published_on <= lastDay
  const isPast =
    isDay && article.published_on < today && published.article?.published_on !== article.published_on
  return {
    refusals: [
      ...(written.length === 0 ? [words.languages] : []),
      ...written.flatMap(({ language, text }) => [
        ...lengthFaults(text, language, texts.words),
        ...pictureFaults(text, language, texts.words),
        ...(idsIn(text).every((id) => pictures.has(id))
          ? []
          : [fill(words.gone, { language: languages[language] })]),
      ]),
      ...(reviewer === undefined ? [words.reviewer] : []),
      ...(reviewer !== undefined && reviewer.kind !== 'doctor' && article.category !== 'clinica'
        ? [fill(words.doctor, { name: reviewer.nume })]
        : []),
      ...(isDay ? [] : [words.day]),
    ],
    questions: [
      ...written.flatMap(({ language, text }) => {
        const found = claimsIn(text, language)
        const language_ = languages[language]
        return found === null ? [] : [fill(check.claims, { language: language_, words: found })]
      }),
      ...written.flatMap(({ language, text }) =>
        hasRunOnLines(text.body) ? [fill(check.lines, { language: languages[language] })] : [],
      ),
      ...(isPast ? [fill(check.past, { date: formatDate(article.published_on, locale) })] : []),
    ],
  }
}

/** The wordings of a text that a sober clinic avoids, quoted; null for none. */
export function claimsIn({ title, description, keywords, body }: DraftedText, locale: Locale): string | null {
  const found = findForbiddenClaims([title, description, keywords.join(', '), body].join('\n\n'), locale)
  if (found.length === 0) return null
  const [open, close] = languageFacts[locale].quotes
  return [...new Set(found)].map((claim) => `${open}${claim}${close}`).join(', ')
}

/** What visitors would not see of the images of a text, or not be told. */
export function pictureFaults(
  { body }: DraftedText,
  locale: Locale,
  { refusals: words, languages }: NewsWords,
): string[] {
  const language = languages[locale]
  const images = imagesIn(body)
  const isSilent = images.some(({ alt, picture }) => picture !== null && !altText.safeParse(alt).success)
  return [
    ...images
      .filter(({ picture }) => picture === null)
      .map(({ address }) => fill(words.foreign, { language, address: shortened(address) })),
    ...(isSilent ? [fill(words.alt, { language })] : []),
  ]
}

/** The ids of the photographs in a text. */
export function idsIn({ body }: Pick<DraftedText, 'body'>): string[] {
  return imagesIn(body).flatMap(({ picture, address }) => (picture === null ? [] : [address]))
}

function shortened(address: string): string {
  return address.length > 60 ? `${address.slice(0, 60)}…` : address
}

function lengthFaults(
  text: DraftedText,
  locale: Locale,
  { fields, refusals: words, languages }: NewsWords,
): string[] {
  const language = languages[locale]
  const faults = (['title', 'description', 'body'] as const).flatMap((name) => {
    const count = lengthOf(text[name])
    const [min, max] = articleLimits[name]
    return count >= min && count <= max
      ? []
      : [fill(words.length, { field: fields[name].label, language, count, min, max })]
  })
  const [fewest, most] = articleLimits.keywords
  const [shortest, longest] = articleLimits.keyword
  const count = text.keywords.length
  const isCounted = count >= fewest && count <= most
  const isEach = text.keywords.every((word) => lengthOf(word) >= shortest && lengthOf(word) <= longest)
  return [
    ...faults,
    ...(isCounted
      ? []
      : [fill(words.keywords, { field: fields.keywords.label, language, count, min: fewest, max: most })]),
    ...(isEach ? [] : [fill(words.keyword, { language, min: shortest, max: longest })]),
  ]
}

/** As the database counts: a character of two UTF-16 units is one. */
function lengthOf(text: string): number {
  return [...text.trim()].length
}
