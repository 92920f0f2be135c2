import { z } from 'zod'
import { storeError } from '../../database/store-error.ts'
import { type Refusal, refusalOf, type StoreError } from './refusal.ts'
import { salvage } from './salvage.ts'
import type { AdminDatabase, Subject } from './subject.ts'

type Named = Pick<Subject<unknown>, 'name'>

/** The result of publishing. The database may refuse what the form accepted: its constraints decide. */
export type Published = { status: 'published' } | { status: 'stale' } | ({ status: 'refused' } & Refusal)

export async function publishDraft(
  database: AdminDatabase,
  { name }: Named,
  seen: number,
  note: string,
): Promise<Published> {
  const { data, error, status } = await database.rpc('publish_draft', {
    subject_name: name,
    seen_version: seen,
    new_note: note,
  })
  return published('publish_draft', status, error, data)
}

/** Brings back what an earlier publication made, for visitors and in the draft. */
export async function rollBack(
  database: AdminDatabase,
  { name }: Named,
  publication: number,
  seen: number,
  note: string,
): Promise<Published> {
  const { data, error, status } = await database.rpc('roll_back', {
    subject_name: name,
    publication,
    seen_version: seen,
    new_note: note,
  })
  return published('roll_back', status, error, data)
}

function published(what: string, status: number, error: StoreError | null, data: unknown): Published {
  if (error === null) return { status: z.number().nullable().parse(data) === null ? 'stale' : 'published' }
  const refusal = refusalOf(error)
  if (refusal === null) throw storeError(what, status, error)
  return { status: 'refused', ...refusal }
}

const publicationRow = z.object({
  id: z.number(),
  /** `other`: what another version of the site has stored. */
  kind: z.enum(['start', 'publish', 'rollback', 'other']).catch('other'),
  note: z.string(),
  source: z.number().nullable(),
  changed_rows: z.number(),
  published_by_email: z.string().nullable(),
  published_at: z.string(),
})
export type Publication = z.infer<typeof publicationRow>
const publicationColumns = 'id, kind, note, source, changed_rows, published_by_email, published_at'

/** Newest first. */
export async function readPublications(
  database: AdminDatabase,
  { name }: Named,
  most = 200,
): Promise<Publication[]> {
  const { data, error, status } = await database
    .from('publications')
    .select(publicationColumns)
    .eq('subject', name)
    .order('id', { ascending: false })
    .limit(most)
  if (error) throw storeError('publications', status, error)
  return z.array(publicationRow).parse(data)
}

export async function lastPublication(database: AdminDatabase, subject: Named): Promise<Publication | null> {
  const [last] = await readPublications(database, subject, 1)
  return last ?? null
}

/**
 * What a publication changed, or null when there is no such publication. `unread`: what it made that cannot be read any
 * more, and is in neither.
 */
export async function readPublication<Content>(
  database: AdminDatabase,
  subject: Subject<Content>,
  id: number,
): Promise<{ previous: Content; content: Content; unread: readonly string[] } | null> {
  const { data, error, status } = await database
    .from('publications')
    .select('previous, content')
    .eq('subject', subject.name)
    .eq('id', id)
  if (error) throw storeError('publications', status, error)
  const [row] = z.array(z.object({ previous: z.unknown(), content: z.unknown() })).parse(data)
  if (row === undefined) return null
  const before = salvage(subject.schema, row.previous, subject.lists)
  const after = salvage(subject.schema, row.content, subject.lists)
  const content = after.content ?? before.content ?? (await subject.readPublished(database))
  return { previous: before.content ?? content, content, unread: after.unread }
}
