import { sessionCookies } from '../../../features/admin/account/session.server.ts'
import { frameWords } from '../../../features/admin/frame/texts.server.ts'
import type { OpenPageId } from '../../../features/admin/subjects/published-subject.ts'
import { addressOf } from '../../../http/address-of.ts'
import { plainError } from '../../../http/error-page.ts'
import { readBody } from '../../../http/request-guards.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { isLocale } from '../../../locale.ts'
import { siteOrigin } from '../../../mail/site-origin.ts'
import { loadOpenPage } from '../../../pages/load-admin-page.server.ts'
import { openWords } from '../../../pages/load-words.server.ts'
import type { AnyOpenPage, OpenOutcome, OpenRequest, OpenView } from '../../../pages/open-page.ts'
import { respondWithPage, seeOther } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { href } from '../../../routes.ts'
import { type Again, enter } from '../accounts/enter.ts'
import { isSameOrigin, type ShowSignIn, withCookies } from '../accounts/guard.ts'
import { type AdminContext, type AdminServices, senderOf } from '../admin-context.ts'
import { flashParameter, withFlash } from './page-context.ts'

type OpenPageContext = { c: AdminContext; page: AnyOpenPage; request: OpenRequest }

/** Pages for who has not signed in: shows them, and does what their forms come to. */
export function openPages(services: AdminServices, again: Again) {
  return { show, receive, showSignIn }

  function show(id: OpenPageId) {
    return async (c: AdminContext): Promise<Response> => {
      const context = await ask(c, id)
      const { page, request } = context
      const name = request.query.get(flashParameter) ?? ''
      const notice = Object.hasOwn(page.flashes, name) ? page.flashes[name]?.(request.words) : null
      return respond(context, { notice: notice ?? null }, 200)
    }
  }

  function receive(id: OpenPageId, action: string) {
    return async (c: AdminContext): Promise<Response> => {
      const { locale } = addressOf(c)
      if (!isSameOrigin(c.req.raw)) return plainError(403, locale)
      const { actions, largestForm } = await loadOpenPage(id)
      const take = actions[action]
      if (take === undefined) throw new Error(`${id} has no form that is named ${action}`)
      // A password is taken letter by letter as it was typed.
      const body = await readBody(c.req.raw, largestForm)
      if (body === null) return plainError(400, locale)
      const form = new URLSearchParams(body)
      const context = await ask(c, id, form.get('locale'))
      return conclude(context, await take(form, context.request))
    }
  }

  async function showSignIn(...[c, view, status]: Parameters<ShowSignIn>): Promise<Response> {
    return respond(await ask(c, 'admin/sign-in'), view, status)
  }

  /** A form says in which language it was filled in. */
  async function ask(
    c: AdminContext,
    id: OpenPageId,
    written: string | null = null,
  ): Promise<OpenPageContext> {
    const locale = isLocale(written) ? written : addressOf(c).locale
    const [page, words] = await Promise.all([loadOpenPage(id), openWords(id, locale)])
    const request = {
      sender: senderOf(c, services),
      locale,
      words,
      query: new URL(c.req.url).searchParams,
      origin: siteOrigin(c.req.url),
      supabase: services.supabase,
      mailer: services.mailer(c.env),
      requestId: requestIdOf(c),
      later: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
    }
    return { c, page, request }
  }

  async function conclude(context: OpenPageContext, outcome: OpenOutcome<object, string>): Promise<Response> {
    switch (outcome.outcome) {
      case 'done': {
        const at = outcome.at ?? href(context.page.id, context.request.locale)
        return seeOther(withFlash(at, outcome.flash, outcome.focus))
      }
      case 'refused':
        return respond(context, outcome.view, outcome.status)
      case 'shown':
        return respond(context, outcome.view, 200)
      case 'session': {
        const answer = withCookies(await conclude(context, outcome.then), sessionCookies(outcome.tokens))
        if (outcome.clearsCache) answer.headers.set('clear-site-data', '"cache"')
        return answer
      }
      case 'enter':
        return (
          (await enter(context.c, outcome, context.request, again)) ?? conclude(context, outcome.otherwise())
        )
      default:
        return outcome satisfies never
    }
  }

  async function respond(
    { c, page, request }: OpenPageContext,
    view: OpenView,
    status: PageStatus,
  ): Promise<Response> {
    const { locale, words } = request
    const { meta } = await frameWords(locale)
    const server = {
      id: page.id,
      cache: 'private' as const,
      meta: () => ({ ...meta, title: page.title(words) }),
    }
    const props = page.load(request, view)
    const answer = await respondWithPage(
      c,
      server,
      { locale, params: { slug: '' }, props, status },
      services.data,
    )
    if (page.hasSecretAddress) answer.headers.set('referrer-policy', 'no-referrer')
    return answer
  }
}
