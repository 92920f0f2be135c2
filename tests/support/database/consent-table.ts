import { createClient } from '@supabase/supabase-js'
import { allOrEssential } from '../../../src/features/consent/record.ts'
import { openTables } from './tables.ts'

type StoredRow = { event_id: string; user_id: string | null; locale: string; created_at: string }

/** The table of consent, empty before each test, and what its tests do with it. */
export function consentTable() {
  const tables = openTables(createClient)
  const { anon, query } = tables
  type Client = ReturnType<typeof anon>

  function row() {
    return {
      event_id: crypto.randomUUID(),
      anon_user_id: crypto.randomUUID(),
      consent: {
        version: '1.0.0',
        givenAtISO: new Date().toISOString(),
        categories: { ...allOrEssential(false), analytics: true },
      },
      locale: 'ro',
      surface: 'banner',
      gpc: false,
    }
  }

  function request(anonUserId: string) {
    return { anon_user_id: anonUserId, reason: 'requested by e-mail' }
  }

  async function insert(client: Client, values: Record<string, unknown>): Promise<string | null> {
    const { error } = await client.from('cookie_consent').insert(values)
    return error === null ? null : error.code
  }

  /** A proof that arrived that long ago. */
  async function aged(age: string) {
    const sent = row()
    const { event_id, anon_user_id, consent, locale, surface } = sent
    await query(
      `insert into public.cookie_consent (event_id, anon_user_id, consent, locale, surface, created_at)
       values ($1, $2, $3, $4, $5, now() - $6::interval)`,
      [event_id, anon_user_id, consent, locale, surface, age],
    )
    return sent
  }

  async function stored(): Promise<StoredRow[]> {
    return (await query<StoredRow>('select * from public.cookie_consent')).rows
  }

  return { ...tables, row, request, insert, aged, stored }
}
