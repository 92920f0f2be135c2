import { z } from 'zod'
import { loadTexts } from '../content/texts.ts'
import type { Supabase } from '../database/supabase.ts'
import { type ContactRow, formPlaces, ownPlace } from '../features/contact/row.server.ts'
import { fill } from '../format/fill.ts'
import { log } from '../http/log.ts'
import { defaultLocale } from '../locale.ts'
import { renderEmail } from '../mail/render-email.ts'
import type { JobContext } from './job-context.ts'

/** Where staff read a request: nothing in the address but its reference. */
export function inboxLink(origin: string, reference: string): string {
  return `${origin}/admin/requests?ref=${reference}`
}

/** `repeated`: this very request is there already. `used`: its form has brought too many others. */
export type Stored = { outcome: 'stored' | 'repeated'; key: string } | { outcome: 'used' }

/** Throws when the database did not say that it took the row. */
export async function storeRequest(supabase: Supabase, row: ContactRow): Promise<Stored> {
  for (const key of await formPlaces(row)) {
    const outcome = await insertAt(supabase, key, row)
    if (outcome !== 'taken') return { outcome, key }
  }
  return { outcome: 'used' }
}

/** As `storeRequest`, for what a visitor has been thanked for: it is taken whatever else its form brought. */
export async function storePromised(supabase: Supabase, row: ContactRow): Promise<string> {
  const stored = await storeRequest(supabase, row)
  if (stored.outcome !== 'used') return stored.key
  const key = await ownPlace(row)
  await insertAt(supabase, key, row)
  return key
}

async function insertAt(
  supabase: Supabase,
  key: string,
  row: ContactRow,
): Promise<'stored' | 'repeated' | 'taken'> {
  const visitor = await supabase.asVisitor()
  const { error, status } = await visitor.from('contact_requests').insert({ ...row, idempotency_key: key })
  if (error?.code === '23505')
    return (await referenceAt(supabase, key)) === row.reference ? 'repeated' : 'taken'
  // What answers 200 is no PostgREST: a row that went in is 201.
  if (error !== null || status !== 201)
    throw new Error(`contact_requests: ${status} ${error?.code ?? 'no error'}`)
  return 'stored'
}

const references = z.array(z.object({ reference: z.string() }))

async function referenceAt(supabase: Supabase, key: string): Promise<string | null> {
  const service = await supabase.asService()
  const { data, error, status } = await service
    .from('contact_requests')
    .select('reference')
    .eq('idempotency_key', key)
  if (error !== null) throw new Error(`contact_requests: ${status} ${error.code}`)
  return references.parse(data)[0]?.reference ?? null
}

/** Tells the clinic of a stored request, once: whoever else set out to do so is left to finish. */
export async function notifyReception(
  { supabase, mailer, reception }: JobContext,
  key: string,
  origin: string,
): Promise<void> {
  if (supabase === null) throw new Error('There is no database to read the request from')
  const service = await supabase.asService()
  const claim = await service.rpc('claim_request_notice', { request_key: key })
  if (claim.error) throw new Error(`claim_request_notice: ${claim.status} ${claim.error.code}`)
  const reference = z.string().nullable().parse(claim.data)
  if (reference === null) return
  const finish = (sent: boolean) => service.rpc('finish_request_notice', { request_key: key, sent })
  const { contact } = await loadTexts(defaultLocale, 'contact')
  const values = { code: reference, link: inboxLink(origin, reference) }
  try {
    const { text, html } = renderEmail({ locale: defaultLocale, before: [fill(contact.mail.text, values)] })
    await mailer.send({ to: reception, subject: fill(contact.mail.subject, values), text, html, key })
  } catch (error) {
    await finish(false)
    throw error
  }
  const { data, status } = await finish(true)
  if (data !== true) log('warn', 'notice-not-marked', { reference, status })
}
