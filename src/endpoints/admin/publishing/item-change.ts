import type { Flash } from '../../../features/admin/frame/admin-bar.tsx'
import type { ConflictProps } from '../../../features/admin/publications/conflict.tsx'
import { conflictOf } from '../../../features/admin/publications/conflict-of.server.ts'
import type { DiffRow } from '../../../features/admin/publications/draft-diff.tsx'
import { saveMerged } from '../../../features/publishing/save-merged.server.ts'
import type { Subject } from '../../../features/publishing/subject.ts'
import type { AdminSession } from '../admin-context.ts'
import { type ItemState, staleNotice } from '../notices.ts'

/** A step on the draft of many things, of a page that shows one, and what is shown with it when it is refused. */
export type ItemChange<Content, Shown> = {
  /** The version of the draft that was seen. */
  version: number
  /** Names what was done, for the page that follows. */
  state: ItemState
  mine: (before: Content) => Content
  shown?: Shown
}

/** The page of one thing of a list that is drafted as a whole. */
type ItemPage<Content, Values, Shown> = {
  subject: Subject<Content>
  /** What the form of this thing says by a content, or null where that has it no more. */
  valuesIn(content: Content): Values | null
  changes(before: Content, after: Content): DiffRow[]
  /** Shows the page again with what was sent. `version`: what it was made of, or the newest after a conflict: the next save counts. */
  refuse(
    shown: Shown | undefined,
    told: { notice: Flash; version: number } | { conflict: ConflictProps; values?: Values; version: number },
  ): Promise<Response>
  /** To the page, or to that of the whole list. */
  back(state: ItemState | 'imbinat'): Response
}

/** Saves what was made of the draft; what somebody else has saved meanwhile stays. */
export async function changeItem<Content, Values, Shown extends { values?: Values }>(
  { database, texts }: AdminSession,
  { subject, valuesIn, changes, refuse, back }: ItemPage<Content, Values, Shown>,
  { version, state, mine, shown }: ItemChange<Content, Shown>,
): Promise<Response> {
  const saved = await saveMerged(database, subject, version, mine)
  switch (saved.status) {
    case 'saved':
      return back(saved.merged && state === 'salvat' ? 'imbinat' : state)
    case 'stale':
      return refuse(shown, { notice: staleNotice(texts), version })
    case 'conflict': {
      const { draft } = saved
      // What else others have changed stays when it is saved again.
      const both = saved.content ?? mine(draft.content)
      const values = shown?.values && valuesIn(both)
      const conflict = conflictOf(changes(draft.content, both), draft, texts)
      return refuse(shown, { conflict, version: draft.version, ...(values && { values }) })
    }
    default:
      return saved satisfies never
  }
}
