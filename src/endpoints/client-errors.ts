import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../http/app-env.ts'
import { bodyLimits } from '../http/body-limits.ts'
import { log } from '../http/log.ts'
import { requestIdOf } from '../http/request-id.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { readReport } from './read-report.ts'

/** A browser's report of an error: no query of the address, nothing the visitor typed. */
const schema = z.strictObject({
  name: z.string().max(100),
  message: z.string().max(1000),
  stack: z.string().max(4000).nullable(),
  component: z.string().max(2000).nullable(),
  route: z.string().max(100),
  build: z.string().max(40),
})

/** `POST /api/client-errors`: writes a browser's error into the log, so that the team is really notified. */
export async function clientErrors(c: Context<AppEnv>): Promise<Response> {
  const { CLIENT_ERROR_LIMIT: limit } = c.env
  const report = await readReport(c.req.raw, { limit, largestBytes: bodyLimits.clientError, schema })
  if (report instanceof Response) return report
  log('error', 'client-error', { requestId: requestIdOf(c), ...report })
  return new Response(null, { status: 204, headers: securityHeaders })
}
