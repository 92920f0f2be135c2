import type { AdminPrices, PriceErrors } from '../../../content/admin-schema.ts'
import { fill } from '../../../format/fill.ts'
import type { Locale } from '../../../locale.ts'
import type { PriceContent } from '../../prices/schema.ts'

/** Which rule of the tables was broken, and by which row, as far as the database says. */
export type Refusal = { rule: string | null; row: string | null }

/** Null for what is no refusal of data but a failure. The classes are those of PostgreSQL, appendix A. */
export function refusalOf({
  code = '',
  message,
  details,
}: {
  code?: string
  message: string
  details?: string | null
}): Refusal | null {
  if (!/^2[23]/.test(code)) return null
  const [, rule = null] = /constraint "([a-z_]+)"/.exec(message) ?? []
  const [, row = null] = /^Failing row contains \(([a-z0-9-]+),/.exec(details ?? '') ?? []
  return { rule, row }
}

/** The refusal in the owner's words: which row, what to write instead, and that nothing is lost. */
export function explainRefusal(
  { rule, row }: Refusal,
  { items, categories }: PriceContent,
  locale: Locale,
  { publish, errors }: Pick<AdminPrices, 'publish' | 'errors'>,
): string {
  const broken = problems.get(rule ?? '')
  const found = items.find(({ id }) => id === row) ?? categories.find(({ slug }) => slug === row)
  const { refused, refusedRow } = publish
  if (broken === undefined || found === undefined) return refused
  return `${fill(refusedRow, { title: found.title[locale] })} ${errors[broken]} ${refused}`
}

const problems = new Map<string, keyof PriceErrors>([
  ['price_items_id', 'id'],
  ['price_items_position', 'position'],
  ['price_items_title', 'title'],
  ['price_items_unit', 'unit'],
  ['price_items_kind', 'kind'],
  ['price_items_vat', 'vat'],
  ['price_items_amounts', 'min'],
  ['price_items_lists', 'list'],
  ['price_items_treatments', 'treatments'],
  ['price_items_valid_from', 'valid_from'],
  ['price_items_letters', 'letters'],
  ['price_items_category_fkey', 'category'],
  ['price_categories_slug', 'id'],
  ['price_categories_position', 'position'],
  ['price_categories_title', 'categoryTitle'],
  ['price_categories_description', 'description'],
  ['price_categories_letters', 'letters'],
])
