import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import { requestIdOf } from '../http/request-id.ts'
import { createNonce, securityHeaders } from '../http/security-headers.ts'
import type { Locale } from '../locale.ts'
import type { Data } from '../pages/page-server.ts'
import type { ParamsOf, PropsOf, RouteId } from '../routes.ts'
import { loadAnswer, type PageStatus } from './load-payload.ts'
import { pageHeaders } from './page-headers.ts'
import { renderPage } from './render.tsx'

type Answer<Id extends RouteId> = {
  locale: Locale
  params: ParamsOf<Id>
  props: PropsOf<Id>
  status: PageStatus
  /** What of the address the page goes on with, when it is the answer to a reading request. */
  query?: URLSearchParams
}

/** Answers a form with a page that has no address of its own. It is never kept: it may repeat what somebody typed. */
export async function answerPage<Id extends RouteId>(
  c: Context<AppEnv>,
  route: Id,
  answer: Answer<Id>,
  data: Data,
): Promise<Response> {
  const nonce = createNonce()
  const loaded = await loadAnswer(route, answer, data)
  const rendered = await renderPage(loaded, nonce, requestIdOf(c))
  const body = rendered.kind === 'whole' ? rendered.bytes : rendered.stream
  return new Response(body, { status: answer.status, headers: pageHeaders(nonce, 'private') })
}

/** Sends the browser on to a page that it asks for anew, so that a reload repeats nothing. */
export function seeOther(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { ...securityHeaders, location: address, 'cache-control': 'no-store' },
  })
}
