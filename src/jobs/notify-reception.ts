import { z } from 'zod'
import type { Supabase } from '../database/supabase.ts'
import { contactWords } from '../features/contact/words.server.ts'
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

/** Notifies the clinic of a stored request, once: at once or, when too many came in this hour, in a digest (`send-digest.ts`). */
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
      const contact = await contactWords(defaultLocale)
      const values = { code: reference, link: inboxLink(origin, reference) }
      const subject = fill(contact.mail.subject, values)
      const before = [fill(contact.mail.text, values)]
      return { to: reception, subject, ...renderEmail({ locale: defaultLocale, subject, before }), key }
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
    z.object({ state: z.enum(['done', 'leased', 'later']) }),
  ]),
])

function claimOf(answer: z.infer<typeof claimRows>[0]): Claim<string> {
  return answer.state === 'yours' ? { state: 'yours', value: answer.reference } : answer
}
