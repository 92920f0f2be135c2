import { createClient } from '@supabase/supabase-js'
import { dentist } from '../samples/examples.ts'
import { openTables } from './tables.ts'

/** The table of requests, empty before each test, and what its tests do with it. */
export function contactTable() {
  const tables = openTables(createClient)
  const { anon, query } = tables
  type Client = ReturnType<typeof anon>

  async function idsOf() {
    const { rows } = await query<{ id: string }>('select id from public.contact_requests')
    const [first] = rows
    if (first === undefined) throw new Error('There is no request')
    return [first] as const
  }

  /** What the step came to: its outcome, or the code of the refusal. */
  async function work(
    client: Client,
    seen: number,
    new_action: string,
    new_state: string | null = null,
    new_note: string | null = null,
  ) {
    const [{ id: request }] = await idsOf()
    const { data, error } = await client.rpc('work_on_request', {
      request,
      seen,
      new_action,
      new_state,
      new_note,
    })
    return error?.code ?? data
  }

  function row() {
    return {
      idempotency_key: crypto.randomUUID(),
      reference: '7KQM-X2TA',
      locale: 'ro',
      answer_locale: 'en',
      name: 'Ana Ionescu',
      phone: '+40712034567',
      email: 'ana@exemplu.ro',
      treatment: 'implant_dentar',
      doctor: dentist.id,
      wishes: [{ day: '2026-12-02', part: 'any' }],
      message: 'Mă doare o măsea.',
      country: 'DE',
      estimate: '2 × Implant',
    }
  }

  async function insert(client: Client, values: Record<string, unknown>): Promise<string | null> {
    const { error } = await client.from('contact_requests').insert(values)
    return error === null ? null : error.code
  }

  async function stored() {
    return (await query<Record<string, unknown>>('select * from public.contact_requests')).rows
  }

  return { ...tables, idsOf, work, row, insert, stored }
}
