import type { Context } from 'hono'
import { RefusedRow } from '../database/refused-row.ts'
import type { Supabase } from '../database/supabase.ts'
import { readSignedInUser } from '../features/admin/account/signed-in-user.server.ts'
import { insertConsent } from '../features/consent/insert.server.ts'
import { type ConsentRow, consentEvent, consentRowOf } from '../features/consent/request.server.ts'
import type { AppEnv } from '../http/app-env.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { json } from '../http/json.ts'
import { log, reportError } from '../http/log.ts'
import { isFromOurPages, parseJson, readBody, visitorKey } from '../http/request-guards.ts'
import { requestIdOf } from '../http/request-id.ts'

/** `POST /api/consent`: 202 once the proof is in the database or on the queue, 503 when neither would take it. */
export function recordConsent(supabase: Supabase | null) {
  return async function recordConsent(c: Context<AppEnv>): Promise<Response> {
    if (!isFromOurPages(c.req.raw)) return answer(403, 'foreign-origin')
    if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return answer(415, 'not-json')
    if (!(await c.env.CONSENT_LIMIT.limit({ key: visitorKey(c.req.raw) })).success)
      return answer(429, 'too-many-requests')
    const body = await readBody(c.req.raw, bodyLimits.consent)
    if (body === null) return answer(413, 'too-large')
    const event = consentEvent.safeParse(parseJson(body))
    if (!event.success) return answer(400, 'not-a-consent-event')
    const user = supabase && (await readSignedInUser(c, supabase))
    const row = consentRowOf(event.data, user?.id ?? null)
    const written = await write(c, row, user?.accessToken ?? null)
    const isSafe = written === 'written' || (await queue(c, row, written))
    return isSafe ? answer(202, null) : answer(503, 'not-recorded')
  }

  async function write(c: Context<AppEnv>, row: ConsentRow, accessToken: string | null): Promise<Written> {
    if (supabase === null) return 'unavailable'
    try {
      await insertConsent(await supabase.asVisitor(), row, accessToken)
      return 'written'
    } catch (error) {
      const refused = error instanceof RefusedRow ? { constraint: error.constraint } : null
      reportError(error, { requestId: requestIdOf(c), during: 'consent', ...refused })
      return refused === null ? 'unavailable' : 'refused'
    }
  }
}

type Written = 'written' | 'unavailable' | 'refused'

/** The queue keeps it until the database is back, or for a person. */
async function queue(c: Context<AppEnv>, row: ConsentRow, written: Written): Promise<boolean> {
  try {
    await (written === 'refused' ? c.env.CONSENT_DEAD : c.env.CONSENT_RETRY).send(row)
    log('warn', 'consent-queued', { requestId: requestIdOf(c), for: written })
    return true
  } catch (error) {
    reportError(error, { requestId: requestIdOf(c), during: 'consent-queue' })
    return false
  }
}

function answer(status: 202 | 400 | 403 | 413 | 415 | 429 | 503, error: string | null): Response {
  return json(error === null ? { recorded: true } : { error }, status)
}
