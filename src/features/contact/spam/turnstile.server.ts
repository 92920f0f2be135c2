import { z } from 'zod'
import { log, reportError } from '../../../http/log.ts'
import type { Settings } from '../../../settings-schema.ts'

const verdict = z.object({ success: z.boolean() })
const timeLimitMs = 4000
/** The field that Cloudflare's widget adds to the form. */
export const turnstileField = 'cf-turnstile-response'

/** Whether Cloudflare takes the sender for a person. If Cloudflare cannot be reached, the other guards decide. */
export async function passesTurnstile(
  { secretKey }: NonNullable<Settings['turnstile']>,
  token: string,
  address: string | null,
): Promise<boolean> {
  if (token === '') return false
  const body = new URLSearchParams({ secret: secretKey, response: token })
  if (address !== null) body.set('remoteip', address)
  try {
    const response = await fetch('https://challenges.cloudflare.com/turnstile/v0/siteverify', {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(timeLimitMs),
    })
    const parsed = verdict.safeParse(await response.json())
    if (parsed.success) return parsed.data.success
    log('error', 'turnstile-unreadable', { status: response.status })
  } catch (error) {
    reportError(error, { during: 'turnstile' })
  }
  return true
}
