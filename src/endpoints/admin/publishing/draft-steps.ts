import type { AnySubject } from '../../../features/admin/subjects/published-subject.ts'
import { saveDraft } from '../../../features/publishing/draft-store.server.ts'
import { revertStep } from '../../../features/publishing/steps.server.ts'
import type { AdminSession } from '../admin-context.ts'
import type { DraftState } from '../notices.ts'

/** Makes the draft what visitors have; the state that tells of it. */
export async function discardStep(
  { database }: AdminSession,
  { subject }: AnySubject,
  version: number,
): Promise<DraftState> {
  const content = await subject.readPublished(database)
  const saved = await saveDraft(database, subject, version, content, { step: 'discard' })
  return saved === null ? 'vechi' : 'renuntat'
}

/** Takes back or brings back this person's own step; the state that tells of it. */
export async function undoStep(
  { database, account }: AdminSession,
  { subject }: AnySubject,
  version: number,
  step: 'undo' | 'redo',
): Promise<DraftState> {
  const { status } = await revertStep(database, subject, version, account.email, step)
  switch (status) {
    case 'done':
      return step === 'undo' ? 'anulat' : 'refacut'
    case 'changed':
      return 'schimbat'
    case 'none':
    case 'stale':
      return 'vechi'
    default:
      return status satisfies never
  }
}
