import { z } from 'zod'
import { parseNamed } from '../../../database/read-rows.ts'
import { storeError } from '../../../database/store-error.ts'
import type { AdminDatabase } from '../../publishing/subject.ts'

const entry = z.object({
  id: z.number(),
  at: z.string(),
  email: z.string(),
  action: z.string(),
  subject: z.string(),
  // A value of another kind is for the copy of all data.
  detail: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.unknown().transform(() => null)]),
  ),
})
export type AuditEntry = z.infer<typeof entry>

/** Which actions a filter shows, as patterns of the database. */
export const auditPatterns = {
  access: ['sign_in', 'account_%'],
  copies: ['export_%', 'person_export', 'person_search'],
  changes: [
    'edit',
    'scenario',
    'import',
    'undo',
    'redo',
    'publish',
    'schedule',
    'withdraw',
    'rollback',
    'discard',
    'consent_%',
    'newsletter_%',
    'upload',
  ],
  requests: ['request_%'],
  erasures: ['%_erase'],
} as const

export const auditFilters = ['all', 'access', 'copies', 'changes', 'requests', 'erasures'] as const
export type AuditFilter = (typeof auditFilters)[number]

/** Newest first. `more`: there are older ones; `unread`: the moments of those that cannot be read any more. */
export async function readAudit(
  database: AdminDatabase,
  filter: AuditFilter,
  { from, limit }: { from: number; limit: number },
): Promise<{ entries: AuditEntry[]; unread: string[]; more: boolean }> {
  let query = database.from('audit_entries').select('id, at, email, action, subject, detail')
  if (filter !== 'all') query = query.or(auditPatterns[filter].map((each) => `action.like.${each}`).join(','))
  const { data, error, status } = await query.order('id', { ascending: false }).range(from, from + limit)
  if (error) throw storeError('audit_entries', status, { code: error.code })
  const { rows: entries, unread } = parseNamed('audit_entries', entry, data.slice(0, limit), 'at')
  return { entries, unread, more: data.length > limit }
}

export type RecordedAction =
  | 'sign_in'
  | 'export_requests'
  | 'export_prices'
  | 'export_subscribers'
  | 'account_password'

/** Puts on record what changes no table. False for an account that is no admin; throws when it was not recorded. */
export async function recordAction(database: AdminDatabase, action: RecordedAction): Promise<boolean> {
  const { error, status } = await database.rpc('record_action', { new_action: action })
  if (error?.code === '42501') return false
  if (error) throw storeError('record_action', status, { code: error.code })
  return true
}
