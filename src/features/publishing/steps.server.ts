import { z } from 'zod'
import { storeError } from '../../database/store-error.ts'
import { changedKeys, isSame } from './changes.ts'
import { type Draft, readDraft, readVersion, saveDraft } from './draft-store.server.ts'
import { mergeParts } from './merge-parts.ts'
import type { AdminDatabase, Subject } from './subject.ts'

/** A step that one person took: the draft before and after it, and when. */
export type TakenStep<Content> = { base: number; before: Content; after: Content; at: string }

/** The person's own last step and the one they took back last; each is null when there is none. */
export type OwnSteps<Content> = { undo: TakenStep<Content> | null; redo: TakenStep<Content> | null }

const stepRow = z.object({
  version: z.number(),
  base: z.number().nullable(),
  reverts: z.number().nullable(),
  step: z.string(),
  saved_at: z.string(),
})
type StepRow = z.infer<typeof stepRow>

/** What this person could take back, and bring back. The steps of others are theirs. `draft`: as it is now. */
export async function readOwnSteps<Content>(
  database: AdminDatabase,
  subject: Subject<Content>,
  draft: Pick<Draft<Content>, 'version' | 'content'>,
  email: string,
): Promise<OwnSteps<Content>> {
  if (draft.version === 0) return { undo: null, redo: null }
  const { data, error, status } = await database
    .from('drafts')
    .select('version, base, reverts, step, saved_at')
    .eq('subject', subject.name)
    .eq('saved_by_email', email)
    .order('version', { ascending: false })
    .limit(200)
  if (error) throw storeError('drafts', status, error)
  const { undo, redo } = lastSteps(z.array(stepRow).parse(data))
  return { undo: await taken(undo), redo: await taken(redo) }

  async function taken(row: StepRow | null): Promise<TakenStep<Content> | null> {
    if (row === null || row.base === null) return null
    const [before, after] = await Promise.all([
      readVersion(database, subject, row.base),
      row.version === draft.version ? draft.content : readVersion(database, subject, row.version),
    ])
    if (before === null || after === null || subject.isNothing?.(before)) return null
    return { base: row.base, before, after, at: row.saved_at }
  }
}

/** One person's last step that still holds, and their last undo if nothing followed it. */
export function lastSteps(rows: readonly StepRow[]): { undo: StepRow | null; redo: StepRow | null } {
  const reverted = new Set<number>()
  let redo: StepRow | null = null
  for (const row of rows) {
    if (row.base === null) break
    if (reverted.has(row.base)) continue
    if (row.step !== 'undo' && row.step !== 'redo') return { undo: row, redo }
    // Undone before it was known whose step it was.
    if (row.reverts === null) break
    reverted.add(row.reverts)
    if (row.step === 'undo') redo ??= row
  }
  return { undo: null, redo }
}

export type Reverted = { status: 'done' } | { status: 'none' | 'stale' } | { status: 'changed' }

/**
 * Takes back the person's own last step, or brings back the one they took back, in the draft as it is now: what others
 * have saved since stays. `changed`: they have changed the very same fields.
 */
export async function revertStep<Content>(
  database: AdminDatabase,
  subject: Subject<Content>,
  seen: number,
  email: string,
  step: 'undo' | 'redo',
): Promise<Reverted> {
  const draft = await readDraft(database, subject)
  if (draft.version !== seen) return { status: 'stale' }
  const steps = await readOwnSteps(database, subject, draft, email)
  const last = steps[step]
  if (last === null) return { status: 'none' }
  const { rows, conflicts } = mergeParts(subject, last.after, last.before, draft.content)
  const content = conflicts.length > 0 ? null : subject.assemble(rows, draft.content)
  if (content === null) return { status: 'changed' }
  const saved = await saveDraft(database, subject, seen, content, { step, reverts: last.base })
  return { status: saved === null ? 'stale' : 'done' }
}

const oneStepMs = 10 * 60 * 1000

/**
 * Saves while somebody types: the same person at the same parts continues one step. Who takes back what they just did is
 * where they were: no step is left of it.
 */
export async function autosave<Content>(
  database: AdminDatabase,
  subject: Subject<Content>,
  draft: Draft<Content>,
  next: Content,
  email: string,
): Promise<number | null> {
  const before = await stepBegun(database, subject, draft, next, email)
  if (before === null) return saveDraft(database, subject, draft.version, next, { step: 'autosave' })
  return isSame(before.content, next)
    ? saveDraft(database, subject, draft.version, next, { step: 'undo', reverts: before.version })
    : saveDraft(database, subject, draft.version, next, { step: 'autosave', base: before.version })
}

/** The version before the step that is still being taken; null when a new one begins. */
async function stepBegun<Content>(
  database: AdminDatabase,
  subject: Subject<Content>,
  { content, base, saved }: Draft<Content>,
  next: Content,
  email: string,
): Promise<{ version: number; content: Content } | null> {
  if (base === null || saved?.step !== 'autosave' || saved.by !== email) return null
  if (Date.now() - Date.parse(saved.at) > oneStepMs) return null
  const before = await readVersion(database, subject, base)
  if (before === null) return null
  const { parts } = subject
  const earlier = changedKeys(parts(before), parts(content))
  const isContinued = [...changedKeys(parts(content), parts(next))].every((key) => earlier.has(key))
  return isContinued ? { version: base, content: before } : null
}
