import { z } from 'zod'
import { rowsOf } from '../../database/read-rows.ts'
import { storeError } from '../../database/store-error.ts'
import { salvage, withPublished } from './salvage.ts'
import type { AdminDatabase, Subject } from './subject.ts'

export type Draft<Content> = {
  /** 0 while nothing has been changed. */
  version: number
  content: Content
  /** The version before the last step. */
  base: number | null
  saved: { by: string; at: string; step: string } | null
  unread: Unread
}

/** The names of what an earlier build has stored and this one cannot read. It is in no content. */
export type Unread = { drafted: readonly string[]; published: readonly string[] }

export type Step = 'edit' | 'autosave' | 'scenario' | 'import' | 'discard' | 'undo' | 'redo'

export type Saving = {
  step: Step
  /** An autosave continues the step that began after this version. */
  base?: number
  /** The base of the step that is taken or brought back. */
  reverts?: number
}

/** `published`: what the draft begins with, if somebody reads it already. */
export async function readDraft<Content>(
  database: AdminDatabase,
  subject: Subject<Content>,
  published?: Promise<Content>,
): Promise<Draft<Content>> {
  const { data, error, status } = await database
    .from('drafts')
    .select('version, content, base, step, saved_by_email, saved_at')
    .eq('subject', subject.name)
    .order('version', { ascending: false })
    .limit(1)
  if (error) throw storeError('drafts', status, error)
  const [row] = z.array(draftRow).parse(data)
  const untouched = () => published ?? subject.readPublished(database)
  if (row === undefined)
    return { version: 0, content: await untouched(), base: null, saved: null, unread: nothingUnread }
  const { schema, lists } = subject
  const { content, unread, ids } = salvage(schema, row.content, lists)
  const whole =
    content === null || ids.size === 0
      ? content
      : withPublished(schema, content, await untouched(), { ids, lists })
  return {
    version: row.version,
    content: whole === null ? await untouched() : subject.normalise(whole),
    base: row.base,
    saved: { by: row.saved_by_email, at: row.saved_at, step: row.step },
    unread: { ...nothingUnread, drafted: unread },
  }
}

/** The draft and what visitors have. */
export async function readDraftAndPublished<Content>(
  database: AdminDatabase,
  subject: Subject<Content>,
): Promise<{ draft: Draft<Content>; published: Content }> {
  const left: string[] = []
  const reading = subject.readPublished(database, (_, name) => left.push(name))
  const [draft, published] = await Promise.all([readDraft(database, subject, reading), reading])
  return { draft: { ...draft, unread: { ...draft.unread, published: left } }, published }
}

/**
 * The names of subjects whose draft differs from what visitors have. It may name one whose draft only leaves open what
 * is set when it is read, and leaves none out.
 */
export async function readUnpublished(database: AdminDatabase): Promise<ReadonlySet<string>> {
  const names = await rowsOf('unpublished_subjects', database.rpc('unpublished_subjects'))
  return new Set(z.array(z.string()).parse(names))
}

/** A version of the draft as far as it can be read, or null when it is too old. */
export async function readVersion<Content>(
  database: AdminDatabase,
  subject: Subject<Content>,
  version: number,
): Promise<Content | null> {
  const { data, error, status } = await database
    .from('drafts')
    .select('content')
    .eq('subject', subject.name)
    .eq('version', version)
  if (error) throw storeError('drafts', status, error)
  const [row] = z.array(z.object({ content: z.unknown() })).parse(data)
  const { content } = salvage(subject.schema, row?.content, subject.lists)
  return content && subject.normalise(content)
}

/** Saves the next version of the draft and returns its number; null when somebody else has saved one meanwhile. */
export async function saveDraft<Content>(
  database: AdminDatabase,
  subject: Subject<Content>,
  seen: number,
  content: Content,
  { step, base = 0, reverts = 0 }: Saving,
): Promise<number | null> {
  const { data, error, status } = await database.rpc('save_draft', {
    subject_name: subject.name,
    seen_version: seen,
    new_content: z.json().parse(subject.schema.parse(content)),
    new_step: step,
    new_base: base,
    new_reverts: reverts,
  })
  if (error) throw storeError('save_draft', status, error)
  return z.number().nullable().parse(data)
}

const draftRow = z.object({
  version: z.number(),
  base: z.number().nullable(),
  step: z.string(),
  saved_by_email: z.string(),
  saved_at: z.string(),
  content: z.unknown(),
})
const nothingUnread: Unread = { drafted: [], published: [] }
