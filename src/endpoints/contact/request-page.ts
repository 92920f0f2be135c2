import type { Context } from 'hono'
import { z } from 'zod'
import { type OwnRequest, ownRequest } from '../../features/contact/own-request.server.ts'
import { linkKey } from '../../features/contact/request-link.server.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { reportError } from '../../http/log.ts'
import { networkKey } from '../../http/request-guards.ts'
import { requestIdOf } from '../../http/request-id.ts'
import { hashOf } from '../../http/signer.ts'
import { callDatabase } from '../../jobs/call-database.ts'
import type { JobServices } from '../../jobs/job-context.ts'
import type { Locale } from '../../locale.ts'
import requestPage from '../../pages/request/page.server.ts'
import { noRequest, shownRequest } from '../../pages/request/props.server.ts'
import type { RequestProps } from '../../pages/request/props.ts'
import { respondWithPage } from '../../rendering/answer-page.ts'
import type { Data } from '../../sources/data.ts'

type RequestContext = Context<AppEnv>

/** The page of a request, for who holds its link. To open it changes nothing: mail scanners open links. */
export function requestPageEndpoint({ supabase }: Pick<JobServices, 'supabase'>, data: Data) {
  return { show }

  async function show(c: RequestContext, locale: Locale): Promise<Response> {
    const { success } = await c.env.REQUEST_LINK_LIMIT.limit({ key: networkKey(c.req.raw) })
    if (!success) return respond(c, locale, await noRequest('rate', locale), 429)
    const token = c.req.query(linkKey) ?? ''
    const request = await read(token).catch((error: unknown) => {
      reportError(error, { requestId: requestIdOf(c), during: 'request-page' })
      return 'unread' as const
    })
    if (request === 'unread') return respond(c, locale, await noRequest('unavailable', locale), 503)
    if (request === null) return respond(c, locale, await noRequest('gone', locale), 404)
    return respond(c, locale, await shownRequest(request, locale, new Date(), data), 200, token)
  }

  /**
   * Whatever is not the token of a request takes the same way, what is no token at all too: neither the answer nor its
   * time says how near a guess is.
   */
  async function read(token: string): Promise<OwnRequest | null> {
    const hash = await hashOf(token.slice(0, longestRead))
    const [request = null] = await callDatabase(supabase, 'request_by_link', { hash }, found)
    return request
  }

  function respond(
    c: RequestContext,
    locale: Locale,
    props: RequestProps,
    status: 200 | 404 | 429 | 503,
    token: string | null = null,
  ): Promise<Response> {
    // The links to the other languages carry the query on.
    const query = new URLSearchParams(token === null ? {} : { [linkKey]: token })
    return respondWithPage(c, requestPage, { locale, params: {}, props, status, query }, data)
  }
}

const longestRead = 200
const found = z.array(ownRequest).max(1)
