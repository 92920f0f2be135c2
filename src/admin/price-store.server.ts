import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../data/database-types.ts'
import { categoryColumns, categoryRow, itemColumns, itemRow } from '../data/prices/rows.ts'
import { type PriceContent, priceContent } from '../data/prices/schema.ts'
import { readRows } from '../data/read-rows.ts'

/** The database as an admin sees it. */
export type AdminDatabase = SupabaseClient<Database>

export type Draft = {
  /** 0 while nobody has changed anything. */
  version: number
  content: PriceContent
  /** The version that undoing brings back, or null. */
  undoTo: number | null
  saved: { by: string; at: string } | null
}

export type Step = 'edit' | 'scenario' | 'import' | 'discard'

/** The list that visitors have, with its hidden rows. One that cannot be read is not left out: it would be deleted. */
export async function readPublished(database: AdminDatabase): Promise<PriceContent> {
  const [categories, items] = await Promise.all([
    readRows('price_categories', categoryRow, refuseRow, (from, to) =>
      database
        .from('price_categories')
        .select(categoryColumns)
        .order('position')
        .order('slug')
        .range(from, to),
    ),
    readRows('price_items', itemRow, refuseRow, (from, to) =>
      database.from('price_items').select(itemColumns).order('position').order('id').range(from, to),
    ),
  ])
  return inOrder({ categories, items })
}

export async function readDraft(database: AdminDatabase): Promise<Draft> {
  const { data, error, status } = await database
    .from('price_drafts')
    .select('version, content, undo_to, saved_by_email, saved_at')
    .order('version', { ascending: false })
    .limit(1)
  if (error) throw storeError('price_drafts', status, error)
  const [row] = z.array(draftRow).parse(data)
  if (row === undefined)
    return { version: 0, content: await readPublished(database), undoTo: null, saved: null }
  return {
    version: row.version,
    content: inOrder(row.content),
    undoTo: row.undo_to,
    saved: { by: row.saved_by_email, at: row.saved_at },
  }
}

/** The draft as it was at a version, or null when that is too long ago. */
export async function readVersion(
  database: AdminDatabase,
  version: number,
): Promise<{ content: PriceContent; undoTo: number | null } | null> {
  const { data, error, status } = await database
    .from('price_drafts')
    .select('version, content, undo_to, saved_by_email, saved_at')
    .eq('version', version)
  if (error) throw storeError('price_drafts', status, error)
  const [row] = z.array(draftRow).parse(data)
  return row === undefined ? null : { content: inOrder(row.content), undoTo: row.undo_to }
}

/** Saves the next version of the draft: false when somebody else saved one meanwhile. */
export async function saveDraft(
  database: AdminDatabase,
  seen: number,
  content: PriceContent,
  step: Step,
): Promise<boolean> {
  return saveVersion(database, seen, content, step, 0)
}

/** Brings the version before the last step back, as a new version; false when there is none or it has changed. */
export async function undoStep(database: AdminDatabase, seen: number): Promise<boolean> {
  const { version, undoTo } = await readDraft(database)
  if (version !== seen || undoTo === null) return false
  const before = await readVersion(database, undoTo)
  return before !== null && saveVersion(database, seen, before.content, 'undo', before.undoTo ?? 0)
}

/** False when the draft is not at that version any more. */
export async function publishDraft(database: AdminDatabase, seen: number, note: string): Promise<boolean> {
  const { data, error, status } = await database.rpc('publish_prices', { seen_version: seen, new_note: note })
  if (error) throw storeError('publish_prices', status, error)
  return z.number().nullable().parse(data) !== null
}

export async function rollBack(
  database: AdminDatabase,
  publication: number,
  seen: number,
  note: string,
): Promise<boolean> {
  const { data, error, status } = await database.rpc('roll_back_prices', {
    publication,
    seen_version: seen,
    new_note: note,
  })
  if (error) throw storeError('roll_back_prices', status, error)
  return z.number().nullable().parse(data) !== null
}

const publicationRow = z.object({
  id: z.number(),
  kind: z.enum(['start', 'publish', 'rollback']),
  note: z.string(),
  source: z.number().nullable(),
  changed_rows: z.number(),
  published_by_email: z.string().nullable(),
  published_at: z.string(),
})
export type Publication = z.infer<typeof publicationRow>
const publicationColumns = 'id, kind, note, source, changed_rows, published_by_email, published_at'

/** Newest first. */
export async function readPublications(database: AdminDatabase): Promise<Publication[]> {
  const { data, error, status } = await database
    .from('price_publications')
    .select(publicationColumns)
    .order('id', { ascending: false })
    .limit(200)
  if (error) throw storeError('price_publications', status, error)
  return z.array(publicationRow).parse(data)
}

/** What a publication changed, or null when there is none of that number. */
export async function readPublication(
  database: AdminDatabase,
  id: number,
): Promise<{ previous: PriceContent; content: PriceContent } | null> {
  const { data, error, status } = await database
    .from('price_publications')
    .select('previous, content')
    .eq('id', id)
  if (error) throw storeError('price_publications', status, error)
  const [row] = z.array(z.object({ previous: priceContent, content: priceContent })).parse(data)
  return row === undefined ? null : { previous: inOrder(row.previous), content: inOrder(row.content) }
}

/** Categories by their place, rows by that of their category and their own. */
export function inOrder({ categories, items }: PriceContent): PriceContent {
  const sorted = categories.toSorted((a, b) => a.position - b.position || a.slug.localeCompare(b.slug))
  const places = new Map(sorted.map(({ slug }, place) => [slug, place]))
  const placeOf = (category: string) => places.get(category) ?? sorted.length
  return {
    categories: sorted,
    items: items.toSorted(
      (a, b) =>
        placeOf(a.category) - placeOf(b.category) || a.position - b.position || a.id.localeCompare(b.id),
    ),
  }
}

const draftRow = z.object({
  version: z.number(),
  content: priceContent,
  undo_to: z.number().nullable(),
  saved_by_email: z.string(),
  saved_at: z.string(),
})

async function saveVersion(
  database: AdminDatabase,
  seen: number,
  content: PriceContent,
  step: Step | 'undo',
  undoTo: number,
): Promise<boolean> {
  const { data, error, status } = await database.rpc('save_price_draft', {
    seen_version: seen,
    new_content: priceContent.parse(content),
    new_step: step,
    new_undo_to: undoTo,
  })
  if (error) throw storeError('save_price_draft', status, error)
  return z.number().nullable().parse(data) !== null
}

function refuseRow(table: string, row: string, problem: string): void {
  throw new Error(`${table}: ${row} cannot be edited: ${problem}`)
}

function storeError(what: string, status: number, { code, message }: { code?: string; message: string }) {
  return new Error(`${what}: ${status} ${code ?? ''} ${message}`)
}
