import { z } from 'zod'
import { databaseFailure } from '../database/refused-row.ts'
import type { Supabase } from '../database/supabase.ts'
import { createLink } from '../features/contact/request-link.server.ts'
import { type ContactRow, formKeys, requestKey } from '../features/contact/row.server.ts'
import type { Signer } from '../http/signer.ts'

/** PostgreSQL's code of a key that is there already. */
const uniqueViolation = '23505'

/** `repeated`: this very request is stored already. `used`: its form has sent too many others. */
export type Stored = { outcome: 'stored' | 'repeated'; key: string } | { outcome: 'used' }

/** Where requests are stored, and what signs the links to their pages. */
export type Store = { supabase: Supabase; signer: Signer }

/** Throws unless the database confirms the row; a RefusedRow when it never will. */
export async function storeRequest(store: Store, row: ContactRow): Promise<Stored> {
  for (const key of await formKeys(row)) {
    const outcome = await insertAt(store, key, row)
    if (outcome !== 'taken') return { outcome, key }
  }
  return { outcome: 'used' }
}

/**
 * As `storeRequest`, for a request the visitor was thanked for: it is stored even if its form has sent too many
 * others.
 */
export async function storePromised(store: Store, row: ContactRow): Promise<string> {
  const stored = await storeRequest(store, row)
  if (stored.outcome !== 'used') return stored.key
  const key = await requestKey(row)
  await insertAt(store, key, row)
  return key
}

async function insertAt(
  { supabase, signer }: Store,
  key: string,
  row: ContactRow,
): Promise<'stored' | 'repeated' | 'taken'> {
  const { id, hash } = await createLink(signer, row)
  const visitor = await supabase.asVisitor()
  const { error, status } = await visitor
    .from('contact_requests')
    .insert({ ...row, idempotency_key: key, link_id: id, link_hash: hash })
  if (error?.code === uniqueViolation)
    return (await referenceAt(supabase, key)) === row.reference ? 'repeated' : 'taken'
  if (error !== null) throw databaseFailure('contact_requests', status, error)
  // PostgREST answers 201 to an inserted row; a 200 comes from something else.
  if (status !== 201) throw new Error(`contact_requests: ${status} is no receipt`)
  return 'stored'
}

const references = z.array(z.object({ reference: z.string() }))

async function referenceAt(supabase: Supabase, key: string): Promise<string | null> {
  const service = await supabase.asService()
  const { data, error, status } = await service
    .from('contact_requests')
    .select('reference')
    .eq('idempotency_key', key)
  if (error !== null) throw databaseFailure('contact_requests', status, error)
  return references.parse(data)[0]?.reference ?? null
}
