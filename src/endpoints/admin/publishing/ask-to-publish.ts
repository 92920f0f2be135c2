import { NoResponse } from '../../../database/store-error.ts'
import type { Account } from '../../../features/admin/account/session.server.ts'
import {
  lastPublication,
  type Publication,
  type Published,
} from '../../../features/publishing/publication-store.server.ts'
import { sentAgainMs } from '../../../features/publishing/sent-again.ts'
import { PublicationInDoubt } from '../accounts/outage.ts'
import type { AdminSession } from '../admin-context.ts'

export function isSentAgain(last: Publication | null, { email }: Account, note: string): boolean {
  if (last === null || last.note !== note || last.published_by_email !== email) return false
  return Date.now() - Date.parse(last.published_at) < sentAgainMs
}

/**
 * What came of asking for a publication. Where the answer was lost the database is asked whether there is one: by then
 * it has done it or given it up (`ownerLimitMs`).
 */
export async function askToPublish(
  { account, database }: AdminSession,
  subject: { name: string },
  { note, last }: { note: string; last: Publication | null },
  ask: () => Promise<Published>,
): Promise<Published> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    const now = await lastPublication(database, subject).catch((silence: unknown) => {
      if (silence instanceof NoResponse) return 'unknown' as const
      throw silence
    })
    if (now === 'unknown') throw new PublicationInDoubt(error, false)
    if (now?.id === last?.id || !isSentAgain(now, account, note)) throw new PublicationInDoubt(error, true)
    return { status: 'published' }
  }
}
