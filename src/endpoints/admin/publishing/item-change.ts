import type { Notice } from '../../../features/admin/frame/admin-bar.tsx'
import { saveMerged } from '../../../features/publishing/save-merged.server.ts'
import type { Subject } from '../../../features/publishing/subject.ts'
import type { AdminSession } from '../admin-context.ts'
import { conflictNotice, type ItemState, staleNotice } from '../notices.ts'

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
  /** Shows the page again with what was sent. `version`: after a conflict the next save counts. */
  refuse(
    shown: Shown | undefined,
    told: { notice: Notice; values?: Values; version?: number },
  ): Promise<Response>
  /** To the page, or to that of the whole list. */
  back(state: ItemState | 'imbinat'): Response
}

/** Saves what was made of the draft; what somebody else has saved meanwhile stays. */
export async function changeItem<Content, Values, Shown extends { values?: Values }>(
  { database, texts }: AdminSession,
  { subject, valuesIn, refuse, back }: ItemPage<Content, Values, Shown>,
  { version, state, mine, shown }: ItemChange<Content, Shown>,
): Promise<Response> {
  const saved = await saveMerged(database, subject, version, mine)
  switch (saved.status) {
    case 'saved':
      return back(saved.merged && state === 'salvat' ? 'imbinat' : state)
    case 'stale':
      return refuse(shown, { notice: staleNotice(texts) })
    case 'conflict': {
      // What else others have changed stays when it is saved again.
      const both = shown?.values && saved.content ? valuesIn(saved.content) : null
      const told = { notice: conflictNotice(texts), version: saved.draft.version }
      return refuse(shown, both === null ? told : { ...told, values: both })
    }
    default:
      return saved satisfies never
  }
}
