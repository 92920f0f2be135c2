import { z } from 'zod'
import type { Supabase } from '../database/supabase.ts'
import { requestEmail } from '../features/contact/request-email.server.ts'
import { tokenOf } from '../features/contact/request-link.server.ts'
import { hashOf } from '../http/signer.ts'
import { writtenLocales } from '../locale.ts'
import { callDatabase } from './call-database.ts'
import type { JobContext } from './job-context.ts'
import { inboxLink } from './notify-reception.ts'
import { type Claim, sendOnce } from './send-once.ts'

/** Sends a mail about the page of a request that the database has made due, once. */
export async function sendRequestMail(jobContext: JobContext, mail: string, origin: string): Promise<void> {
  const { supabase, signer, reception } = jobContext
  const token = await tokenOf(signer, mail)
  await sendOnce(jobContext, {
    claim: async (claimant) => {
      const parameters = { mail, claimant, link_hash: await hashOf(token) }
      const [answer] = await callDatabase(supabase, 'claim_request_mail', parameters, claimRows)
      return claimOf(answer)
    },
    finish: (claimant, sent) => finishRequestMail(supabase, mail, claimant, sent),
    render: (due) =>
      requestEmail({ ...due, id: mail, origin, token, reception, inbox: inboxLink(origin, due.reference) }),
    marking: { kind: 'sent', mail: 'request-mail', id: mail },
  })
}

export async function finishRequestMail(
  supabase: Supabase | null,
  mail: string,
  claimant: string,
  sent: boolean,
): Promise<void> {
  await callDatabase(supabase, 'finish_request_mail', { mail, claimant, sent }, z.literal(true))
}

const dueMail = z.object({
  state: z.literal('yours'),
  kind: z.enum(['link', 'change', 'cancel']),
  reference: z.string(),
  /** The sender's, for their link; the others go to the clinic. */
  email: z.string().nullable(),
  locale: z.enum(writtenLocales),
})
const claimRows = z.tuple([z.union([dueMail, z.object({ state: z.enum(['done', 'leased']) })])])

function claimOf(answer: z.infer<typeof claimRows>[0]): Claim<z.infer<typeof dueMail>> {
  return answer.state === 'yours' ? { state: 'yours', value: answer } : answer
}
