import { z } from 'zod'
import { loadTexts } from '../content/texts.ts'
import { databaseFailure } from '../database/refused-row.ts'
import type { Supabase } from '../database/supabase.ts'
import { type ContactRow, formPlaces, ownPlace } from '../features/contact/row.server.ts'
import { fill } from '../format/fill.ts'
import { defaultLocale } from '../locale.ts'
import { renderEmail } from '../mail/render-email.ts'
import { callDatabase } from './call-database.ts'
import type { JobContext } from './job-context.ts'
import { type Claim, sendOnce } from './send-once.ts'

/** Where staff read a request: the address holds nothing but its reference. */
export function inboxLink(origin: string, reference: string): string {
  return `${origin}/admin/requests?ref=${reference}`
}

/** `repeated`: this very request is stored already. `used`: its form has sent too many others. */
export type Stored = { outcome: 'stored' | 'repeated'; key: string } | { outcome: 'used' }

/** Throws unless the database confirms the row; a RefusedRow when it never will. */
export async function storeRequest(supabase: Supabase, row: ContactRow): Promise<Stored> {
  for (const key of await formPlaces(row)) {
    const outcome = await insertAt(supabase, key, row)
    if (outcome !== 'taken') return { outcome, key }
  }
  return { outcome: 'used' }
}

/**
 * As `storeRequest`, for a request the visitor was thanked for: it is stored even if its form has sent too many
 * others.
 */
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

/** Notifies the clinic of a stored request, once. */
export async function notifyReception(jobContext: JobContext, key: string, origin: string): Promise<void> {
  const { supabase, reception } = jobContext
  await sendOnce(jobContext, {
    claim: async (claimant) => {
      const parameters = { request_key: key, claimant }
      const [answer] = await callDatabase(supabase, 'claim_request_notice', parameters, claimRows)
      return claimOf(answer)
    },
    finish: (claimant, sent) => finishNotice(supabase, key, claimant, sent),
    render: async (reference) => {
      const { contact } = await loadTexts(defaultLocale, 'contact')
      const values = { code: reference, link: inboxLink(origin, reference) }
      const { text, html } = renderEmail({ locale: defaultLocale, before: [fill(contact.mail.text, values)] })
      return { to: reception, subject: fill(contact.mail.subject, values), text, html, key }
    },
    marking: { kind: 'sent', mail: 'notice', id: key },
  })
}

export async function finishNotice(
  supabase: Supabase | null,
  key: string,
  claimant: string,
  sent: boolean,
): Promise<void> {
  const parameters = { request_key: key, claimant, sent }
  await callDatabase(supabase, 'finish_request_notice', parameters, z.literal(true))
}

const claimRows = z.tuple([
  z.union([
    z.object({ state: z.literal('yours'), reference: z.string() }),
    z.object({ state: z.enum(['done', 'leased']) }),
  ]),
])

function claimOf(answer: z.infer<typeof claimRows>[0]): Claim<string> {
  return answer.state === 'yours' ? { state: 'yours', value: answer.reference } : answer
}
