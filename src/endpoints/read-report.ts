import type { RateLimit } from '@cloudflare/workers-types'
import type { z } from 'zod'
import { json } from '../http/json.ts'
import { isFromOurPages, parseJson, readBody, visitorKey } from '../http/request-guards.ts'

type Rules<T> = { limit: RateLimit; largestBytes: number; schema: z.ZodType<T> }

/** What a script of our pages reports as JSON, or why it is refused: 400, 403, 413 or 429. */
export async function readReport<T>(
  request: Request,
  { limit, largestBytes, schema }: Rules<T>,
): Promise<T | Response> {
  if (!isFromOurPages(request)) return json({ error: 'foreign-origin' }, 403)
  if (!(await limit.limit({ key: visitorKey(request) })).success)
    return json({ error: 'too-many-requests' }, 429)
  const body = await readBody(request, largestBytes)
  if (body === null) return json({ error: 'too-large' }, 413)
  const report = schema.safeParse(parseJson(body))
  return report.success ? report.data : notAReport()
}

export function notAReport(): Response {
  return json({ error: 'not-a-report' }, 400)
}
