import { z } from 'zod'
import { treatmentKeys } from '../../content/treatment-list.ts'
import { articleCategories } from '../../content/vocabulary.ts'
import { parseRows, reportNothing, rowsOf } from '../../database/read-rows.ts'
import { byLocale, inItsLanguages } from '../../format/by-locale.ts'
import { bucharestMoment, isoDateOf } from '../../format/dates.ts'
import { type Locale, locales, writtenLocales } from '../../locale.ts'
import type { Subject } from '../publishing/subject.ts'

/** A text as far as it is written (`private.is_drafted_text`). */
const draftedText = z.strictObject({
  title: z.string().max(400),
  description: z.string().max(1000),
  keywords: z.array(z.string()).max(40),
  body: z.string().max(60_000),
})
export type DraftedText = z.infer<typeof draftedText>

/** In the order of the alphabet, as the database names them. */
const sorted = writtenLocales.toSorted()
const languages = z.array(z.string()).transform((codes) => sorted.filter((locale) => codes.includes(locale)))

const draftedArticle = z.strictObject({
  category: z.string(),
  /** Empty: it appears when it is published. */
  published_on: z.string(),
  published_time: z.string(),
  reviewed_by: z.string(),
  treatments: z.array(z.string()),
  /** In which it is to appear: the text in another stays in the draft. */
  languages,
  ...byLocale(() => draftedText.nullable()),
})
export type DraftedArticle = z.infer<typeof draftedArticle>

/** The languages of an article in the order of the site's. */
export function languagesOf({ languages }: Pick<DraftedArticle, 'languages'>): Locale[] {
  return writtenLocales.filter((locale) => languages.includes(locale))
}

/** No article: visitors have none at that address. */
export const articleContent = z.strictObject({
  article: z.preprocess(inItsLanguages, draftedArticle).nullable(),
})
export type ArticleContent = z.infer<typeof articleContent>

/** The facts of an article that no language changes. */
export const articleFacts = draftedArticle.omit(byLocale(() => true as const)).strip()
export type ArticleFacts = z.infer<typeof articleFacts>

const row = z
  .strictObject({
    category: z.string(),
    published_on: z.string(),
    published_time: z.string(),
    reviewed_by: z.string(),
    treatments: z.array(z.string()),
    ...byLocale(() => draftedText.nullable()),
  })
  .transform((article) => ({
    ...article,
    published_time: article.published_time.slice(0, 5),
    languages: sorted.filter((locale) => article[locale] !== null),
  }))

const columns = [
  'category, published_on, published_time, reviewed_by, treatments',
  ...writtenLocales.map((locale) => `${locale}:texts->${locale}`),
]

/** An article as it is drafted and published, each by itself: half a text of another is never published with it. */
export function articleSubject(slug: string): Subject<ArticleContent> {
  return {
    name: `news/${slug}`,
    schema: articleContent,
    lists: [],
    async readPublished(database, leftOut = reportNothing) {
      const rows = await rowsOf(
        'news_articles',
        database.from('news_articles').select(columns.join(', ')).eq('slug', slug).eq('published', true),
      )
      return { article: parseRows('news_articles', row, leftOut, rows)[0] ?? null }
    },
    normalise: ({ article }) => ({
      article: article && {
        ...article,
        treatments: treatmentKeys.filter((key) => article.treatments.includes(key)),
      },
    }),
    isNothing: ({ article }) => article === null,
    parts({ article }) {
      if (article === null) return new Map()
      const facts = articleFacts.parse(article)
      return new Map<string, unknown>([
        ['facts', facts],
        ...writtenLocales.flatMap((locale) =>
          article[locale] === null ? [] : [[locale, article[locale]] as const],
        ),
      ])
    },
    assemble(parts) {
      if (parts.size === 0) return { article: null }
      const facts = articleFacts.safeParse(parts.get('facts'))
      if (!facts.success) return null
      const whole = articleContent.safeParse({
        article: { ...facts.data, ...byLocale((locale) => parts.get(locale) ?? null) },
      })
      return whole.success ? whole.data : null
    },
    together: [['published_on', 'published_time']],
  }
}

/** The article as visitors would see it (`private.normalise_article`). */
export function settledArticle(
  { article }: ArticleContent,
  published: ArticleContent,
  now: Date,
): ArticleContent {
  if (article === null) return { article }
  return {
    article: {
      ...article,
      ...momentOf(article, published.article, now),
      ...byLocale((locale) => (article.languages.includes(locale) ? article[locale] : null)),
    },
  }
}

/** Without a day: when it is published, and one that visitors have keeps its own moment. A time counts with a day alone. */
function momentOf({ published_on, published_time }: Moment, published: Moment | null, now: Date): Moment {
  if (published_on !== '') return { published_on, published_time: published_time || '00:00' }
  if (published !== null && bucharestMoment(published.published_on, published.published_time) <= now)
    return { published_on: published.published_on, published_time: published.published_time }
  return { published_on: isoDateOf(now), published_time: '00:00' }
}

type Moment = Pick<DraftedArticle, 'published_on' | 'published_time'>

/** What was written on a form, and what `before` says in languages that the site does not speak: no form has those. */
export function withUnspoken(
  { article }: ArticleContent,
  { article: before }: ArticleContent,
  spoken: readonly Locale[] = locales,
): ArticleContent {
  if (article === null || before === null) return { article }
  return {
    article: {
      ...article,
      ...byLocale((locale) => (spoken.includes(locale) ? article[locale] : before[locale])),
      languages: [...article.languages, ...before.languages.filter((locale) => !spoken.includes(locale))],
    },
  }
}

export const emptyText: DraftedText = { title: '', description: '', keywords: [], body: '' }

const subjectName = /^news\/([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** The article that a subject is about, by its slug; null for another subject. */
export function articleOf(subject: string): string | null {
  return subjectName.exec(subject)?.[1] ?? null
}

/** A new article. It is a text on health until somebody says otherwise. */
export function newArticle(locales: readonly Locale[], title: string): DraftedArticle {
  return {
    category: articleCategories[0],
    published_on: '',
    published_time: '',
    reviewed_by: '',
    treatments: [],
    languages: [...locales],
    ...byLocale((locale) => (locales.includes(locale) ? { ...emptyText, title } : null)),
  }
}
