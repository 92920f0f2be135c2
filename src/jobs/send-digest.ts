import { z } from 'zod'
import type { Supabase } from '../database/supabase.ts'
import { contactWords } from '../features/contact/words.server.ts'
import { plural } from '../format/plurals.ts'
import { sha256, toHex } from '../http/signer.ts'
import { defaultLocale } from '../locale.ts'
import { renderEmail } from '../mail/render-email.ts'
import { href } from '../routes.ts'
import { callDatabase } from './call-database.ts'
import type { JobContext } from './job-context.ts'
import { sendOnce } from './send-once.ts'

/**
 * One mail for all requests that wait for one after too many mails of their own in an hour: how many, and which. The
 * database has leased them to it.
 */
export async function sendDigest(jobContext: JobContext, origin: string): Promise<void> {
  const { supabase, reception } = jobContext
  const digest = crypto.randomUUID()
  await sendOnce(jobContext, {
    claim: async () => {
      const rows = await callDatabase(supabase, 'claim_notice_digest', { digest }, claimed)
      const value = rows.map(({ reference }) => reference)
      return value.length === 0 ? { state: 'done' } : { state: 'yours', value }
    },
    finish: (_, sent) => finishDigest(supabase, digest, digest, sent),
    render: async (references) => {
      const { mail } = await contactWords(defaultLocale)
      const subject = plural(references.length, mail.digest.subject, defaultLocale)
      const words = renderEmail({
        locale: defaultLocale,
        subject,
        before: [mail.digest.text, references.join(', ')],
        action: { label: mail.digest.action, link: `${origin}${href('admin/requests', defaultLocale)}` },
      })
      // The same requests in a second digest are the same mail.
      return { to: reception, subject, ...words, key: toHex(await sha256(references.join())) }
    },
    marking: { kind: 'sent', mail: 'digest', id: digest },
  })
}

export async function finishDigest(
  supabase: Supabase | null,
  digest: string,
  _claimant: string,
  sent: boolean,
): Promise<void> {
  await callDatabase(supabase, 'finish_notice_digest', { digest, sent }, z.literal(true))
}

const claimed = z.array(z.object({ reference: z.string() }))
