import { writeFileSync } from 'node:fs'
import { articles } from '../src/content/news.ts'
import type { Article } from '../src/content/schema.ts'
import type { PriceCategory, PriceItem } from '../src/features/prices/schema.ts'
import { priceSnapshot } from '../src/features/prices/snapshot.ts'

type Value = string | number | boolean | null | readonly string[] | Record<string, unknown>
type Row = Readonly<Record<string, Value>>

/** `supabase/seed.sql`: the prices and articles of the repository as rows. Accounts are no part of it. */
export function seedSql(): string {
  return [
    '-- Made by `npm run db:seed` from src/features/prices/snapshot.ts and src/content/news.ts: change those.',
    insert('price_categories', priceSnapshot.categories.map(categoryValues)),
    insert('price_items', priceSnapshot.items.map(itemValues)),
    insert('news_articles', articles.map(articleValues)),
  ].join('\n\n')
}

if (import.meta.main) writeFileSync('supabase/seed.sql', seedSql())

function categoryValues({ title, description, ...category }: PriceCategory): Row {
  return {
    ...category,
    title_ro: title.ro,
    title_en: title.en,
    description_ro: description.ro,
    description_en: description.en,
  }
}

function itemValues({ title, included, not_included, ...item }: PriceItem): Row {
  return {
    ...item,
    title_ro: title.ro,
    title_en: title.en,
    included_ro: included.ro,
    included_en: included.en,
    not_included_ro: not_included.ro,
    not_included_en: not_included.en,
  }
}

function articleValues(article: Article): Row {
  return { ...article, published: true }
}

/** Rows that are there already stay as they are: somebody may have changed them. */
function insert(table: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => `  (${columns.map((column) => literal(row[column] ?? null)).join(', ')})`)
  return (
    `insert into public.${table}\n  (${columns.join(', ')})\nvalues\n` +
    `${values.join(',\n')}\non conflict do nothing;\n`
  )
}

function literal(value: Value): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return quoted(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (isList(value)) return value.length === 0 ? "'{}'" : `array[${value.map(quoted).join(', ')}]`
  return quoted(JSON.stringify(value))
}

function isList(value: readonly string[] | Record<string, unknown>): value is readonly string[] {
  return Array.isArray(value)
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
