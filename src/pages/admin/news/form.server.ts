import { treatmentKeys } from '../../../content/treatment-list.ts'
import { articleCategories } from '../../../content/vocabulary.ts'
import {
  type ArticleContent,
  articleContent,
  type DraftedArticle,
  type DraftedText,
  emptyText,
} from '../../../features/news/article-subject.server.ts'
import { pastedMarkdown } from '../../../features/news/pasted-markdown.ts'
import { byLocale } from '../../../format/by-locale.ts'
import { isIsoDate } from '../../../format/dates.ts'
import { fill } from '../../../format/fill.ts'
import { slugFrom } from '../../../format/slug.ts'
import { correctLetters, typedLine } from '../../../format/typed.ts'
import { type Locale, locales, writtenLocales } from '../../../locale.ts'
import type { NewsWords } from './ro.ts'

type TextValues = { isOn: boolean; title: string; description: string; keywords: string; body: string }

/** The form as it was typed. */
export type ArticleValues = {
  category: string
  reviewer: string
  date: string
  time: string
  treatments: readonly string[]
  texts: Record<Locale, TextValues>
}

/** By the name of the field. */
export type ArticleErrors = Partial<Record<string, string>>

export function articleValues(article: DraftedArticle): ArticleValues {
  return {
    category: article.category,
    reviewer: article.reviewed_by,
    date: article.published_on,
    time: article.published_time,
    treatments: article.treatments,
    texts: byLocale((locale) => {
      const { keywords, ...text } = article[locale] ?? emptyText
      return { isOn: article.languages.includes(locale), ...text, keywords: keywords.join(', ') }
    }),
  }
}

export function readArticleForm(form: URLSearchParams): ArticleValues {
  const value = (name: string) => form.get(name) ?? ''
  return {
    category: articleCategories.find((each) => each === value('category')) ?? articleCategories[0],
    reviewer: value('reviewer'),
    date: value('date').trim(),
    time: value('time').trim(),
    treatments: treatmentKeys.filter((key) => form.getAll('treatments').includes(key)),
    texts: byLocale((locale) => ({
      isOn: form.get(`locale-${locale}`) === 'yes',
      ...readText(form, locale),
    })),
  }
}

/** A text as it was typed, by the names that its fields have in a language. */
export function readText(form: URLSearchParams, locale: Locale): Omit<TextValues, 'isOn'> {
  const value = (name: string) => form.get(`${name}-${locale}`) ?? ''
  return {
    title: value('title'),
    description: value('description'),
    keywords: value('keywords'),
    body: value('text'),
  }
}

export function textOf({ title, description, keywords, body }: Omit<TextValues, 'isOn'>): DraftedText {
  return {
    title: typedLine(correctLetters(title)),
    description: typedLine(correctLetters(description)),
    keywords: correctLetters(keywords)
      .split(/[,\n]/)
      .map(typedLine)
      .filter((word) => word !== ''),
    body: pastedMarkdown(correctLetters(body)),
  }
}

/** What can be kept as a draft, which may be unfinished; null when something could not be kept. */
export function checkArticle(
  values: ArticleValues,
  { errors: words }: NewsWords,
): { content: ArticleContent | null; errors: ArticleErrors } {
  const errors: ArticleErrors = {}
  if (values.date !== '' && (!isIsoDate(values.date) || !/^20\d\d/.test(values.date)))
    errors.date = words.date
  if (values.time !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(values.time)) errors.time = words.time
  if (values.treatments.length > 4) errors.treatments = words.treatments
  const checked = articleContent.safeParse({
    article: {
      category: values.category,
      published_on: values.date,
      published_time: values.time,
      reviewed_by: values.reviewer.slice(0, 80),
      treatments: [...values.treatments],
      languages: locales.filter((locale) => values.texts[locale].isOn),
      ...byLocale((locale) => {
        const text = textOf(values.texts[locale])
        const isEmpty = Object.values(text).every((part) => part.length === 0)
        return isEmpty && !values.texts[locale].isOn ? null : text
      }),
    },
  })
  if (!checked.success)
    for (const { path } of checked.error.issues) {
      const [, locale, name] = path
      const own = writtenLocales.find((each) => each === locale)
      const field = fieldNames.get(String(name))
      if (own !== undefined && field !== undefined)
        errors[`${field.name}-${own}`] = fill(words.long, { max: field.most })
    }
  return Object.keys(errors).length > 0 || !checked.success
    ? { content: null, errors }
    : { content: checked.data, errors }
}

/** The form's names, and the most letters that a draft keeps. */
const fieldNames = new Map([
  ['title', { name: 'title', most: 400 }],
  ['description', { name: 'description', most: 1000 }],
  ['keywords', { name: 'keywords', most: 40 }],
  ['body', { name: 'text', most: 60_000 }],
])

export type NewArticle = { title: string; address: string; languages: readonly Locale[] }

export function readNewArticle(form: URLSearchParams): NewArticle {
  return {
    title: typedLine(correctLetters(form.get('title') ?? '')).slice(0, 400),
    address: typedLine(form.get('address') ?? '').slice(0, 300),
    languages: locales.filter((locale) => form.get(`locale-${locale}`) === 'yes'),
  }
}

const longestSlug = 120

export function slugOf(title: string): string {
  return slugFrom(title, 80)
}

export function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}
