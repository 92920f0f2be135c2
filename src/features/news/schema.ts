import { z } from 'zod'
import { article } from '../../content/schema.ts'
import type { TreatmentKey } from '../../content/treatment-list.ts'
import type { ArticleCategory } from '../../content/vocabulary.ts'
import { byLocale } from '../../format/by-locale.ts'

/** Lengths were checked when it was read; a second check would count letters differently. */
const summaryText = z
  .strictObject({ title: z.string(), description: z.string(), words: z.number().int().min(0) })
  .nullable()

/** An article without its text: what a list needs. */
const articleSummary = article.extend(byLocale(() => summaryText))
export type ArticleSummary = z.infer<typeof articleSummary>

export type NewsQuery = {
  category: ArticleCategory | null
  /** From 1. */
  page: number
  /** Of all reviewers, or of these alone. */
  reviewedBy?: readonly string[]
  /** On any treatment or none, or on this one. */
  about?: TreatmentKey
}

/** One page of the list, newest first, the same in every language: an article may lack one of them. */
export const newsList = z.strictObject({
  articles: z.array(articleSummary),
  /** Articles in the category, on all pages. */
  total: z.number().int().min(0),
})
export type NewsList = z.infer<typeof newsList>

/** What is known of every published article: its address, and the date of its content. */
export const newsIndex = z.record(
  article.shape.slug,
  article.pick({ category: true, updated_on: true }).extend(byLocale(() => z.boolean())),
)
export type NewsIndex = z.infer<typeof newsIndex>
