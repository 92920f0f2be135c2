import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { modules } from '../../src/content/clinic.ts'
import { articles } from '../../src/content/news.ts'
import { implantOffer } from '../../src/content/prices/offer.ts'
import type { Article, Story } from '../../src/content/schema.ts'
import { type StoryId, stories } from '../../src/content/stories/stories.ts'
import { loadTexts } from '../../src/content/texts.ts'
import { priceSnapshot } from '../../src/features/prices/snapshot.ts'
import { writtenLocales } from '../../src/locale.ts'

type Value = string | number | boolean | null | readonly string[] | Record<string, unknown>
type Row = Readonly<Record<string, Value>>

const cases: readonly (Story & { id: StoryId })[] = modules.stories ? stories : []
const storyTexts = await Promise.all(writtenLocales.map((locale) => loadTexts(locale, 'storyTexts')))

/** `supabase/seed.sql`: the prices, articles and stories of the repository as rows. Accounts are no part of it. */
export function seedSql(): string {
  return [
    '-- Made by `npm run db:seed` from src/features/prices/snapshot.ts, src/content/prices/offer.ts, src/content/news.ts and src/content/stories/stories.ts: change those.',
    insert('price_categories', priceSnapshot.categories),
    insert('price_items', priceSnapshot.items),
    // While an offer runs, no price may be published that would make it untrue: one that nobody is shown holds nothing back.
    insert('offers', modules.offer ? [offerValues(implantOffer)] : []),
    insert('news_articles', articles.map(articleValues)),
    // Whoever switches stories on later begins with patients of their own.
    insert('patient_stories', cases.map(storyValues)),
    insert('story_consents', cases.flatMap(consentValues)),
  ]
    .filter((statement) => statement !== '')
    .join('\n\n')
}

const file = 'supabase/seed.sql'

/** Whether the content had changed since the file was made. */
export function writeSeed(): boolean {
  const sql = seedSql()
  if (existsSync(file) && readFileSync(file, 'utf8') === sql) return false
  writeFileSync(file, sql)
  return true
}

if (import.meta.main) writeSeed()

function offerValues({ from, to, ...offer }: typeof implantOffer): Row {
  return { ...offer, from_day: from, to_day: to }
}

function articleValues(article: Article): Row {
  const texts = writtenLocales.map((locale) => [locale, article[locale]] as const)
  const facts = Object.entries(article).filter(([name]) => texts.every(([locale]) => locale !== name))
  const written = texts.filter(([, text]) => text !== null)
  return { ...Object.fromEntries(facts), texts: Object.fromEntries(written), published: true }
}

function storyValues(
  { id, category, treatment, doctor, drawing, photos, consent }: (typeof cases)[number],
  at: number,
): Row {
  return {
    id,
    position: at + 1,
    category,
    treatment,
    doctor,
    drawing,
    photo_before: photos?.before ?? null,
    photo_after: photos?.after ?? null,
    hidden: consent === null,
    texts: Object.fromEntries(storyTexts.map(({ locale, storyTexts }) => [locale, storyTexts[id]])),
  }
}

/** The papers of the samples are invented like their patients. */
function consentValues({ id: story, photos, consent }: (typeof cases)[number], at: number): Row[] {
  if (consent === null) return []
  const covers = ['text', ...(photos ? ['photographs'] : []), 'first_name']
  const { id: reference, date, until = null, scope } = consent
  const id = at - cases.length
  return [{ id, story, person: `Pacient ${reference}`, reference, agreed_on: date, until, covers, scope }]
}

/** Existing rows stay as they are: they may have been edited. Columns no row names get the table's default. */
function insert(table: string, rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const columns = Object.keys(rows[0] ?? {}).filter((column) => rows.some((row) => row[column] !== null))
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
