import { z } from 'zod'
import { contact } from '../content/ro/contact.ts'
import type { Supabase } from '../database/supabase.ts'
import type { ContactRow } from '../features/contact/row.server.ts'
import { fill } from '../format/fill.ts'
import { log } from '../http/log.ts'
import { renderEmail } from '../mail/render-email.ts'
import type { JobContext } from './job-context.ts'

/** Where staff read a request: nothing in the address but its reference. */
export function inboxLink(origin: string, reference: string): string {
  return `${origin}/admin/requests?ref=${reference}`
}

/** `repeated`: this very request is there already. Throws when the database did not say that it took the row. */
export async function storeRequest(supabase: Supabase, row: ContactRow): Promise<'stored' | 'repeated'> {
  const visitor = await supabase.asVisitor()
  const { error, status } = await visitor.from('contact_requests').insert(row)
  if (error?.code === '23505') return 'repeated'
  // What answers 200 is no PostgREST: a row that went in is 201.
  if (error !== null || status !== 201)
    throw new Error(`contact_requests: ${status} ${error?.code ?? 'no error'}`)
  return 'stored'
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
  const values = { code: reference, link: inboxLink(origin, reference) }
  try {
    const { text, html } = renderEmail({ locale: 'ro', before: [fill(contact.mail.text, values)] })
    await mailer.send({ to: reception, subject: fill(contact.mail.subject, values), text, html, key })
  } catch (error) {
    await finish(false)
    throw error
  }
  const { data, status } = await finish(true)
  if (data !== true) log('warn', 'notice-not-marked', { reference, status })
}
