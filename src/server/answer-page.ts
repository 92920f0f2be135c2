import type { Context } from 'hono'
import type { Locale } from '../locale.ts'
import type { ParamsOf, PropsOf, RouteId } from '../routes.ts'
import type { AppEnv } from './app-env.ts'
import type { Data } from './halves.ts'
import { loadAnswer, type PageStatus } from './load-payload.ts'
import { pageHeaders } from './page-headers.ts'
import { renderPage } from './render.tsx'
import { requestIdOf } from './request-id.ts'
import { createNonce, securityHeaders } from './security-headers.ts'

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
