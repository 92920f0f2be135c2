import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../../../database/database-types.ts'
import { readRows } from '../../../database/read-rows.ts'
import { isoDateOf } from '../../../format/dates.ts'
import { contentOn } from '../../prices/on-day.ts'
import { readOffers } from '../../prices/read-offers.ts'
import { categoryColumns, categoryRow, itemColumns, itemRow } from '../../prices/rows.ts'
import { type AnnouncedOffer, type PriceContent, priceContent } from '../../prices/schema.ts'
import { type Refusal, refusalOf } from '../frame/refusal.server.ts'

/** The database with an admin's rights. */
export type AdminDatabase = SupabaseClient<Database>

export type Draft = {
  /** 0 while nothing has been changed. */
  version: number
  content: PriceContent
  /** The version that undo restores, or null. */
  undoTo: number | null
  saved: { by: string; at: string; step: string } | null
}

export type Step = 'edit' | 'scenario' | 'import' | 'discard'

/** The result of publishing. The database may refuse what the form accepted: its constraints decide. */
export type Published = { status: 'published' } | { status: 'stale' } | ({ status: 'refused' } & Refusal)

/** The published list with its hidden rows. An unusable row is an error here: leaving it out would delete it. */
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
  return asOfToday({ categories, items })
}

/** The announced reductions: publishing must not break them. */
export function readAnnounced(database: AdminDatabase): Promise<AnnouncedOffer[]> {
  return readOffers(database, null, refuseRow)
}

export async function readDraft(database: AdminDatabase): Promise<Draft> {
  const { data, error, status } = await database
    .from('price_drafts')
    .select(draftColumns)
    .order('version', { ascending: false })
    .limit(1)
  if (error) throw storeError('price_drafts', status, error)
  const [row] = z.array(draftRow).parse(data)
  if (row === undefined)
    return { version: 0, content: await readPublished(database), undoTo: null, saved: null }
  return {
    version: row.version,
    content: asOfToday(row.content),
    undoTo: row.undo_to,
    saved: { by: row.saved_by_email, at: row.saved_at, step: row.step },
  }
}

/** A version of the draft, or null when it is too old. */
export async function readVersion(
  database: AdminDatabase,
  version: number,
): Promise<{ content: PriceContent; undoTo: number | null } | null> {
  const { data, error, status } = await database
    .from('price_drafts')
    .select(draftColumns)
    .eq('version', version)
  if (error) throw storeError('price_drafts', status, error)
  const [row] = z.array(draftRow).parse(data)
  return row === undefined ? null : { content: asOfToday(row.content), undoTo: row.undo_to }
}

/** Saves the next version of the draft and returns its number; null when somebody else has saved one meanwhile. */
export function saveDraft(
  database: AdminDatabase,
  seen: number,
  content: PriceContent,
  step: Step,
): Promise<number | null> {
  return saveVersion(database, seen, content, step, 0)
}

/** The same for autosaving. Undo restores `undoTo`; 0 makes it a step of its own. */
export function autosaveDraft(
  database: AdminDatabase,
  seen: number,
  content: PriceContent,
  undoTo: number,
): Promise<number | null> {
  return saveVersion(database, seen, content, 'autosave', undoTo)
}

/** The step that undo reverts: the list before it, and who took it when. Null when there is none. */
export async function readLastStep(
  database: AdminDatabase,
  { version, undoTo, saved }: Draft,
): Promise<{ before: PriceContent; by: string; at: string } | null> {
  if (undoTo === null || saved === null) return null
  const before = await readVersion(database, undoTo)
  if (before === null) return null
  if (saved.step !== 'undo') return { before: before.content, by: saved.by, at: saved.at }
  // After undoing the last step is an earlier one, which led away from the same version.
  const { data, error, status } = await database
    .from('price_drafts')
    .select('saved_by_email, saved_at')
    .eq('undo_to', undoTo)
    .neq('step', 'undo')
    .lt('version', version)
    .order('version', { ascending: false })
    .limit(1)
  if (error) throw storeError('price_drafts', status, error)
  const [row] = z.array(draftRow.pick({ saved_by_email: true, saved_at: true })).parse(data)
  return row === undefined ? null : { before: before.content, by: row.saved_by_email, at: row.saved_at }
}

/** Restores the version before the last step as a new version; false when there is none or the draft has changed. */
export async function undoStep(database: AdminDatabase, seen: number): Promise<boolean> {
  const { version, undoTo } = await readDraft(database)
  if (version !== seen || undoTo === null) return false
  const before = await readVersion(database, undoTo)
  if (before === null) return false
  return (await saveVersion(database, seen, before.content, 'undo', before.undoTo ?? 0)) !== null
}

/** The draft as it was at an earlier version, which undoing then leads on from. */
export function takeBack(
  database: AdminDatabase,
  seen: number,
  { content, undoTo }: { content: PriceContent; undoTo: number | null },
): Promise<number | null> {
  return saveVersion(database, seen, content, 'undo', undoTo ?? 0)
}

/** Brings back what the last undoing took away; false when the last step was none, or the draft has changed. */
export async function redoStep(database: AdminDatabase, seen: number): Promise<boolean> {
  const { version, saved } = await readDraft(database)
  if (version !== seen || saved?.step !== 'undo') return false
  const undone = await readVersion(database, version - 1)
  return undone !== null && (await saveDraft(database, seen, undone.content, 'edit')) !== null
}

export async function publishDraft(database: AdminDatabase, seen: number, note: string): Promise<Published> {
  const { data, error, status } = await database.rpc('publish_prices', { seen_version: seen, new_note: note })
  return published('publish_prices', status, error, data)
}

export async function rollBack(
  database: AdminDatabase,
  publication: number,
  seen: number,
  note: string,
): Promise<Published> {
  const { data, error, status } = await database.rpc('roll_back_prices', {
    publication,
    seen_version: seen,
    new_note: note,
  })
  return published('roll_back_prices', status, error, data)
}

function published(what: string, status: number, error: StoreError | null, data: unknown): Published {
  if (error === null) return { status: z.number().nullable().parse(data) === null ? 'stale' : 'published' }
  const refusal = refusalOf(error)
  if (refusal === null) throw storeError(what, status, error)
  return { status: 'refused', ...refusal }
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

/** What a publication changed, or null when there is no such publication. */
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

/** Applies prices whose day has come, also to an older draft. */
function asOfToday(content: PriceContent): PriceContent {
  return inOrder(contentOn(content, isoDateOf(new Date())))
}

/** Categories by their position, rows by category and position. */
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
  step: z.string(),
  saved_by_email: z.string(),
  saved_at: z.string(),
})
const draftColumns = 'version, content, undo_to, step, saved_by_email, saved_at'

async function saveVersion(
  database: AdminDatabase,
  seen: number,
  content: PriceContent,
  step: Step | 'undo' | 'autosave',
  undoTo: number,
): Promise<number | null> {
  const { data, error, status } = await database.rpc('save_price_draft', {
    seen_version: seen,
    new_content: priceContent.parse(content),
    new_step: step,
    new_undo_to: undoTo,
  })
  if (error) throw storeError('save_price_draft', status, error)
  return z.number().nullable().parse(data)
}

function refuseRow(table: string, row: string, problem: string): void {
  throw new Error(`${table}: ${row} cannot be edited: ${problem}`)
}

type StoreError = { code?: string; message: string; details?: string | null }

function storeError(what: string, status: number, { code, message }: StoreError) {
  return new Error(`${what}: ${status} ${code ?? ''} ${message}`)
}
