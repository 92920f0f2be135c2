import { isSame } from './changes.ts'
import { type Draft, readDraft, readVersion, saveDraft } from './draft-store.server.ts'
import type { Conflict } from './merge.ts'
import { mergeParts } from './merge-parts.ts'
import type { AdminDatabase, Subject } from './subject.ts'

export type SavedMerged<Content> =
  /** `merged`: with what somebody else has saved meanwhile. */
  | { status: 'saved'; merged: boolean }
  /** Somebody saved at the same time: try again. */
  | { status: 'stale' }
  /**
   * Nothing is saved: a person decides. `draft` has the other version; `content` has what else both have changed, and of
   * what is at odds this one's. It is null where they make nothing together, and where what this one was made of is no
   * longer known.
   */
  | { status: 'conflict'; conflicts: Conflict<unknown>[]; draft: Draft<Content>; content: Content | null }

/** Saves what somebody made of a version of the draft. What others have saved since stays. */
export async function saveMerged<Content>(
  database: AdminDatabase,
  subject: Subject<Content>,
  seen: number,
  mine: (before: Content) => Content,
): Promise<SavedMerged<Content>> {
  const draft = await readDraft(database, subject)
  // The first version stores what a form of version 0 showed.
  const isNewest = seen === draft.version
  const before = isNewest ? draft.content : await readVersion(database, subject, Math.max(seen, 1))
  if (before === null) return { status: 'conflict', conflicts: [], draft, content: null }
  const { rows, conflicts } = mergeParts(subject, before, mine(before), draft.content)
  const content = subject.assemble(rows, draft.content)
  if (conflicts.length > 0 || content === null) return { status: 'conflict', conflicts, draft, content }
  const merged = !isNewest && !isSame(before, draft.content)
  if (isSame(content, draft.content)) return { status: 'saved', merged }
  const saved = await saveDraft(database, subject, draft.version, content, { step: 'edit' })
  return saved === null ? { status: 'stale' } : { status: 'saved', merged }
}
