import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../http/app-env.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { json } from '../http/json.ts'
import { log } from '../http/log.ts'
import { parseJson, readBody } from '../http/request-guards.ts'
import { requestIdOf } from '../http/request-id.ts'
import { callDatabase } from '../jobs/call-database.ts'
import type { JobServices } from '../jobs/job-context.ts'

/** What providers report, as several of them spell it; anything else is taken and means nothing. */
const report = z.object({
  type: z.enum(['email.bounced', 'email.complained']),
  data: z.object({
    to: z.array(z.string()),
    /** A full mailbox is no reason to forget an address. */
    bounce: z.object({ type: z.string() }).optional(),
  }),
})
/** Older reports may be a replay. */
const toleranceSeconds = 5 * 60

/**
 * `POST`: the mail provider reports an address that is not reachable, or whose owner calls a mail unwanted. Signed
 * as https://www.standardwebhooks.com says.
 */
export function bouncesEndpoint({ supabase, settings }: JobServices) {
  return async function receiveBounces(c: Context<AppEnv>): Promise<Response> {
    const secret = settings.mail.webhookSecret
    if (secret === null) return json({ error: 'unconfigured' }, 404)
    const body = await readBody(c.req.raw, bodyLimits.mailReport)
    if (body === null || !(await isSigned(c, secret, body))) return json({ error: 'signature' }, 401)
    const parsed = report.safeParse(parseJson(body))
    if (!parsed.success) return json({ status: 'ignored' })
    const { type, data } = parsed.data
    const isPermanent = type === 'email.complained' || (data.bounce?.type ?? 'Permanent') === 'Permanent'
    for (const address of isPermanent ? data.to : [])
      await callDatabase(supabase, 'bounce_newsletter', { address }, z.boolean())
    log('info', 'mail-reported', { requestId: requestIdOf(c), type, isPermanent })
    return json({ status: 'taken' })
  }
}

async function isSigned(c: Context<AppEnv>, secret: string, body: string): Promise<boolean> {
  const id = c.req.header('webhook-id') ?? c.req.header('svix-id') ?? ''
  const at = c.req.header('webhook-timestamp') ?? c.req.header('svix-timestamp') ?? ''
  const given = c.req.header('webhook-signature') ?? c.req.header('svix-signature') ?? ''
  const age = Math.abs(Date.now() / 1000 - Number(at))
  if (id === '' || !(age <= toleranceSeconds)) return false
  const bytes = Uint8Array.fromBase64(secret.replace(/^whsec_/, ''))
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify'])
  const signed = new TextEncoder().encode(`${id}.${at}.${body}`)
  for (const [, signature = ''] of given.matchAll(/(?:^| )v1,([A-Za-z0-9+/]{43}=)(?= |$)/g))
    if (await crypto.subtle.verify('HMAC', key, Uint8Array.fromBase64(signature), signed)) return true
  return false
}
