import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../http/app-env.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { json } from '../http/json.ts'
import { log } from '../http/log.ts'
import { isFromOurPages, parseJson, readBody, visitorKey } from '../http/request-guards.ts'
import { requestIdOf } from '../http/request-id.ts'
import { securityHeaders } from '../http/security-headers.ts'

/** A browser's report of an error: no query of the address, nothing the visitor typed. */
export const clientErrorReport = z.strictObject({
  name: z.string().max(100),
  message: z.string().max(1000),
  stack: z.string().max(4000).nullable(),
  component: z.string().max(2000).nullable(),
  route: z.string().max(100),
  build: z.string().max(40),
})

/** `POST /api/client-errors`: writes a browser's error into the log, so that the team is really notified. */
export async function clientErrors(c: Context<AppEnv>): Promise<Response> {
  if (!isFromOurPages(c.req.raw)) return refusal(403, 'foreign-origin')
  const { success } = await c.env.CLIENT_ERROR_LIMIT.limit({
    key: visitorKey(c.req.raw),
  })
  if (!success) return refusal(429, 'too-many-reports')
  const body = await readBody(c.req.raw, bodyLimits.clientError)
  if (body === null) return refusal(413, 'report-too-large')
  const report = clientErrorReport.safeParse(parseJson(body))
  if (!report.success) return refusal(400, 'not-a-report')
  log('error', 'client-error', { requestId: requestIdOf(c), ...report.data })
  return new Response(null, { status: 204, headers: securityHeaders })
}

function refusal(status: 400 | 403 | 413 | 429, error: string): Response {
  return json({ error }, status)
}
