import { saveDraft } from '../../publishing/draft-store.server.ts'
import { revertStep } from '../../publishing/steps.server.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'
import type { Account } from '../account/session.server.ts'
import type { DraftFlash } from '../frame/flashes.ts'
import type { AnySubject } from './published-subject.ts'

type Admin = { database: AdminDatabase; account: Pick<Account, 'email'> }

/** Resets the draft to what is published; returns the flash. */
export async function discardStep(
  { database }: Admin,
  { subject }: AnySubject,
  version: number,
): Promise<DraftFlash> {
  const content = await subject.readPublished(database)
  const saved = await saveDraft(database, subject, version, content, { step: 'discard' })
  return saved === null ? 'stale' : 'discarded'
}

/** Undoes or redoes this person's own step; returns the flash. */
export async function undoStep(
  { database, account }: Admin,
  { subject }: AnySubject,
  version: number,
  step: 'undo' | 'redo',
): Promise<DraftFlash> {
  const { status } = await revertStep(database, subject, version, account.email, step)
  switch (status) {
    case 'done':
      return step === 'undo' ? 'undone' : 'redone'
    case 'changed':
      return 'changed'
    case 'none':
    case 'stale':
      return 'stale'
    default:
      return status satisfies never
  }
}
