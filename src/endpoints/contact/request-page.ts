import type { Context } from 'hono'
import { z } from 'zod'
import { RefusedRow } from '../../database/refused-row.ts'
import {
  longestChange,
  type OwnAction,
  type OwnRequest,
  ownActions,
  ownRequest,
} from '../../features/contact/own-request.server.ts'
import { holdsPersonalNumber } from '../../features/contact/personal-number.ts'
import { linkKey, linkTo } from '../../features/contact/request-link.server.ts'
import { typedText } from '../../format/typed.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { bodyLimits } from '../../http/body-limits.ts'
import { plainError } from '../../http/error-page.ts'
import { log, reportError } from '../../http/log.ts'
import { isFromSecretPages, networkKey, readForm } from '../../http/request-guards.ts'
import { requestIdOf } from '../../http/request-id.ts'
import { hashOf } from '../../http/signer.ts'
import { actOnOwnRequest } from '../../jobs/act-on-own-request.ts'
import { callDatabase } from '../../jobs/call-database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type JobServices, openJobContext } from '../../jobs/job-context.ts'
import type { Locale } from '../../locale.ts'
import { siteOrigin } from '../../mail/site-origin.ts'
import requestPage from '../../pages/request/page.server.ts'
import { noRequest, type RefusedChange, shownRequest } from '../../pages/request/props.server.ts'
import type { RequestProps } from '../../pages/request/props.ts'
import { respondWithPage, seeOther } from '../../rendering/answer-page.ts'
import type { Data } from '../../sources/data.ts'
import { sendMailAfterwards } from './accept-request.ts'

type RequestContext = Context<AppEnv>
type Status = 200 | 202 | 404 | 422 | 429 | 503

/** The page of a request, for who holds its link. To open it changes nothing: mail scanners open links. */
export function requestPageEndpoint(services: JobServices, data: Data) {
  const { supabase } = services
  return { show, receive }

  async function show(c: RequestContext, locale: Locale): Promise<Response> {
    if (!(await isAllowed(c))) return respond(c, locale, await noRequest('rate', locale), 429)
    return showRequest(c, locale, c.req.query(linkKey) ?? '', null)
  }

  /** A change or a cancellation. The link's token is in the form: who does not know it can send none, from no site. */
  async function receive(c: RequestContext, locale: Locale): Promise<Response> {
    if (!isFromSecretPages(c.req.raw)) return plainError(403, locale)
    const form = await readForm(c.req.raw, bodyLimits.newsletter)
    const action = ownActions.find((each) => each === form?.get('intent'))
    if (form === null || action === undefined) return plainError(400, locale)
    if (!(await isAllowed(c))) return respond(c, locale, await noRequest('rate', locale), 429)
    const token = (form.get(linkKey) ?? '').slice(0, longestRead)
    const note = action === 'change' ? typedText(form.get('note') ?? '') : ''
    const error = action === 'change' ? problemOf(note) : null
    if (error !== null) return showRequest(c, locale, token, { typed: note, error })
    return act(c, locale, token, action, note)
  }

  async function act(c: RequestContext, locale: Locale, token: string, action: OwnAction, note: string) {
    const jobContext = openJobContext(services, c.env)
    const step = {
      hash: await hashOf(token),
      action,
      note,
      pressedAt: new Date().toISOString(),
      mail: crypto.randomUUID(),
      origin: siteOrigin(c.req.url),
    }
    const outcome = await actOnOwnRequest(supabase, step).catch(async (error: unknown) => {
      reportError(error, { requestId: requestIdOf(c), during: 'own-request' })
      if (error instanceof RefusedRow) return 'refused' as const
      const isKept = supabase !== null && (await enqueue(jobContext, { kind: 'own-request', ...step }))
      return isKept ? ('kept' as const) : ('lost' as const)
    })
    log('info', 'own-request', { requestId: requestIdOf(c), action, outcome })
    switch (outcome) {
      case 'done':
        sendMailAfterwards(c, jobContext, step.mail)
        return seeOther(linkTo(locale, token))
      case 'cancelled':
        return seeOther(linkTo(locale, token))
      case 'missing':
        return respond(c, locale, await noRequest('gone', locale), 404)
      case 'many':
      case 'refused':
        return showRequest(c, locale, token, { typed: note, error: outcome })
      case 'kept':
        return respond(c, locale, await noRequest('kept', locale), 202)
      case 'lost': {
        const pressed = { [linkKey]: token, intent: action, note }
        return respond(c, locale, await noRequest('lost', locale, pressed), 503)
      }
      default:
        return outcome satisfies never
    }
  }

  async function showRequest(
    c: RequestContext,
    locale: Locale,
    token: string,
    refused: RefusedChange | null,
  ): Promise<Response> {
    const request = await read(token).catch((error: unknown) => {
      reportError(error, { requestId: requestIdOf(c), during: 'request-page' })
      return 'unread' as const
    })
    if (request === 'unread') return respond(c, locale, await noRequest('unavailable', locale), 503)
    if (request === null) return respond(c, locale, await noRequest('gone', locale), 404)
    const props = await shownRequest(request, { locale, token, refused }, new Date(), data)
    return respond(c, locale, props, refused === null ? 200 : 422, token)
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
    status: Status,
    token: string | null = null,
  ): Promise<Response> {
    // The links to the other languages carry the query on.
    const query = new URLSearchParams(token === null ? {} : { [linkKey]: token })
    return respondWithPage(c, requestPage, { locale, params: {}, props, status, query }, data)
  }
}

const longestRead = 200
const found = z.array(ownRequest).max(1)

async function isAllowed(c: RequestContext): Promise<boolean> {
  return (await c.env.REQUEST_LINK_LIMIT.limit({ key: networkKey(c.req.raw) })).success
}

function problemOf(note: string): RefusedChange['error'] | null {
  if (note === '') return 'empty'
  if (note.length > longestChange) return 'long'
  return holdsPersonalNumber(note) ? 'cnp' : null
}
