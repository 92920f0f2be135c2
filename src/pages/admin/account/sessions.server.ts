import { z } from 'zod'
import { endOtherSessions, endSession } from '../../../features/admin/account/account-store.server.ts'
import type { SentForm } from '../../admin-page.ts'
import { done } from '../../outcome.ts'
import type { Outcome, Request } from './of.ts'

/** Ends one of one's own sessions, or all but this one. */
export async function endSessions({ form }: SentForm, { database }: Request): Promise<Outcome> {
  const named = form.get('session')
  const id = z.uuid().safeParse(named)
  if (!id.success && named !== 'others') return { outcome: 'invalid' }
  await (id.success ? endSession(database, id.data) : endOtherSessions(database))
  return done('session-ended')
}
