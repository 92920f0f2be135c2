import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { requestIdOf } from '../http/request-id.ts'
import { createNonce, securityHeaders } from '../http/security-headers.ts'
import type { AnsweredPage } from '../pages/page-server.ts'
import type { RouteId } from '../routes.ts'
import type { Data } from '../sources/data.ts'
import { type Answer, loadResponse } from './load-payload.ts'
import { pageHeaders } from './page-headers.ts'
import { renderPage } from './render.tsx'

/**
 * Answers with a page made for this request: of the admin, or one that answers a form. It is never cached, because it
 * may repeat the input.
 */
export async function respondWithPage<Id extends RouteId, Props extends object>(
  c: Context<AppEnv>,
  page: AnsweredPage<Id, Props>,
  answer: Answer<Id, Props>,
  data: Data,
): Promise<Response> {
  const nonce = createNonce()
  const loaded = await loadResponse(page, answer, data)
  const rendered = await renderPage(loaded, nonce, requestIdOf(c))
  const body = rendered.kind === 'whole' ? rendered.bytes : rendered.stream
  const headers = {
    ...pageHeaders(nonce, loaded.cache),
    ...((answer.status === 429 || answer.status === 503) && { 'retry-after': '60' }),
  }
  return new Response(body, { status: answer.status, headers })
}

/** Redirects after a POST, so that a reload repeats nothing. */
export function seeOther(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { ...securityHeaders, location: address, 'cache-control': 'no-store' },
  })
}
