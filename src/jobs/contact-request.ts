import { z } from 'zod'
import { contact } from '../content/ro/contact.ts'
import { databaseFailure } from '../database/refused-row.ts'
import type { Supabase } from '../database/supabase.ts'
import type { ContactRow } from '../features/contact/row.server.ts'
import { fill } from '../format/fill.ts'
import { renderEmail } from '../mail/render-email.ts'
import { callDatabase } from './call-database.ts'
import type { JobContext } from './job-context.ts'
import { type Claim, sendOnce } from './send-once.ts'

/** Where staff read a request: nothing in the address but its reference. */
export function inboxLink(origin: string, reference: string): string {
  return `${origin}/admin/requests?ref=${reference}`
}

/**
 * `repeated`: this very request is there already. Throws when the database did not say that it took the row, with a
 * RefusedRow when it never will.
 */
export async function storeRequest(supabase: Supabase, row: ContactRow): Promise<'stored' | 'repeated'> {
  const visitor = await supabase.asVisitor()
  const { error, status } = await visitor.from('contact_requests').insert(row)
  if (error?.code === '23505') return 'repeated'
  if (error !== null) throw databaseFailure('contact_requests', status, error)
  // What answers 200 is no PostgREST: a row that went in is 201.
  if (status !== 201) throw new Error(`contact_requests: ${status} is no receipt`)
  return 'stored'
}

/** Tells the clinic of a stored request, once. */
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
      const values = { code: reference, link: inboxLink(origin, reference) }
      const { text, html } = renderEmail({ locale: 'ro', before: [fill(contact.mail.text, values)] })
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
