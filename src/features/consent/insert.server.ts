import type { SupabaseClient } from '@supabase/supabase-js'
import { databaseFailure } from '../../database/refused-row.ts'
import type { ConsentRow } from './request.server.ts'

const alreadyThere = '23505'

/**
 * Writes one proof; a duplicate counts as written. With an access token it is written as that account, so that
 * row-level security confirms the `user_id`. Throws with the database's code, never with the row; a RefusedRow when
 * it breaks a constraint.
 */
export async function insertConsent(
  client: SupabaseClient,
  row: ConsentRow,
  accessToken: string | null = null,
): Promise<void> {
  const insert = client.from('cookie_consent').insert(row)
  if (accessToken !== null) insert.setHeader('Authorization', `Bearer ${accessToken}`)
  const { error, status } = await insert
  if (error && error.code !== alreadyThere) throw databaseFailure('cookie_consent', status, error)
  // A gateway may answer 200 with a page of its own.
  if (!error && status !== 201) throw new Error(`cookie_consent: ${status} is no receipt`)
}
