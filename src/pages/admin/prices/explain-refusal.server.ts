import type { PriceContent } from '../../../features/prices/schema.ts'
import type { Refusal } from '../../../features/publishing/refusal.ts'
import { fill } from '../../../format/fill.ts'
import type { PriceErrors } from './ro.ts'
import type { PriceTexts } from './texts.server.ts'

/** The refusal in words for the owner: which row, what to write instead, and that nothing is lost. */
export function explainRefusal(
  { rule, row }: Refusal,
  { items, categories }: PriceContent,
  { locale, adminDrafts, words }: PriceTexts,
): string | null {
  const problem = problemOf(rule ?? '', words.errors)
  const found = items.find(({ id }) => id === row) ?? categories.find(({ slug }) => slug === row)
  if (problem === undefined || found === undefined) return null
  const { refused } = adminDrafts.publish
  return `${fill(words.publishing.refusedRow, { title: found.title[locale] })} ${problem} ${refused}`
}

/** Constraints are named after their table and subject: `price_items_vat`. */
function problemOf(rule: string, texts: PriceErrors): string | undefined {
  const own = exceptions.get(rule)
  const byName: Partial<Record<string, string>> = texts
  return own === undefined ? byName[rule.replace(/^price_(items|categories)_/, '')] : texts[own]
}

const exceptions = new Map<string, keyof PriceErrors>([
  ['price_items_amounts', 'min'],
  ['price_items_lists', 'list'],
  ['price_items_category_fkey', 'category'],
  ['price_categories_slug', 'id'],
  ['price_categories_title', 'categoryTitle'],
])
