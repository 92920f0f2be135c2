import { sessionCookies } from '../../../features/admin/account/session.server.ts'
import { staleFlash } from '../../../features/admin/frame/flashes.ts'
import { conflictOf } from '../../../features/admin/publications/conflict-of.server.ts'
import { discardStep } from '../../../features/admin/subjects/draft-steps.server.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import { saveMerged } from '../../../features/publishing/save-merged.server.ts'
import { plainError } from '../../../http/error-page.ts'
import { json } from '../../../http/json.ts'
import { baseHeaders, isolation, securityHeaders } from '../../../http/security-headers.ts'
import { subjectNamed } from '../../../pages/load-subjects.server.ts'
import type { View } from '../../../pages/outcome.ts'
import type { AnySiteSubject } from '../../../pages/site-subject.ts'
import { seeOther } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { withCookies } from '../accounts/guard.ts'
import type { AnyOutcome, PageContext } from '../admin-context.ts'
import { draftedPage } from '../preview/drafted-site.ts'
import { publishAtOnce, publishStep, rollBackStep } from '../publishing/publish-step.ts'
import { changeForVisitors, forget } from '../publishing/show-change.ts'
import { addressOf, showPage, withFlash } from './page-context.ts'

/** Answers what an action came to. */
export async function conclude(context: PageContext, outcome: AnyOutcome): Promise<Response> {
  const { c, page, request, services } = context
  switch (outcome.outcome) {
    case 'done':
      return seeOther(withFlash(outcome.at ?? addressOf(context), outcome.flash, outcome.focus))
    case 'refused':
      return respond(context, outcome.view, outcome.status)
    case 'shown':
      return respond(context, outcome.view, 200)
    case 'file':
      return fileResponse(outcome)
    case 'json':
      return json(outcome.json, outcome.status)
    case 'mail':
      return mailResponse(outcome.html)
    case 'drafted page':
      return draftedPage(c, request.database, outcome.address, services.data)
    case 'missing':
      return plainError(404, request.locale)
    case 'invalid':
      return plainError(400, request.locale)
    case 'roll back':
      return rollBack(context, outcome)
    case 'session':
      return withCookies(await conclude(context, outcome.then), sessionCookies(outcome.tokens))
    default:
      break
  }
  const named = outcome.outcome === 'for visitors' && outcome.subject
  const subject = named ? subjectNamed(named) : context.subject
  if (!subject) throw new Error(`${page.id} has no subject for ${outcome.outcome}`)
  switch (outcome.outcome) {
    case 'save':
      return save(context, subject, outcome)
    case 'publish':
      return publish(context, subject, outcome)
    case 'discard':
      return back(context, await discardStep(request, subject, outcome.version))
    case 'published':
      await forget(subject.source, services)
      return back(context, 'published')
    case 'for visitors': {
      const { event, take } = outcome
      const taken = await changeForVisitors(context, subject, {
        event,
        ask: take,
        changed: ({ isChanged }) => isChanged,
      })
      return conclude(context, taken.outcome)
    }
    default:
      return outcome satisfies never
  }
}

/** The page once more. */
export async function respond(context: PageContext, view: View, status: PageStatus): Promise<Response> {
  const page = await showPage(context, view, status)
  return page instanceof Response ? page : conclude(context, page)
}

async function save(
  context: PageContext,
  subject: AnySiteSubject,
  { version, mine, flash, at, focus, view, viewOf }: Extract<AnyOutcome, { outcome: 'save' }>,
): Promise<Response> {
  const { database, texts } = context.request
  const saved = await saveMerged(database, subject.subject, version, mine)
  if (saved.status === 'saved') {
    const name = saved.merged && flash === 'saved' ? 'merged' : flash
    return seeOther(withFlash(at ?? addressOf(context), name, focus))
  }
  if (view === null) return back(context, 'stale')
  if (saved.status === 'stale') return respond(context, { ...view, version, notice: staleFlash(texts) }, 409)
  const { draft, conflicts } = saved
  const both = saved.content ?? mine(draft.content)
  const pending = await readPending(subject, database)
  const conflict = conflictOf(subject.changes(draft.content, both, pending, texts), draft, texts)
  const again = viewOf?.(both, { draft, conflicts })
  return respond(context, { ...view, conflict, version: draft.version, ...again }, 409)
}

async function publish(
  context: PageContext,
  subject: AnySiteSubject,
  { version, content, note, confirmed = true, view }: Extract<AnyOutcome, { outcome: 'publish' }>,
): Promise<Response> {
  const result =
    content === null
      ? await publishStep(context, subject, { version, note, confirmed })
      : await publishAtOnce(context, subject, { version, content, note })
  if (result.status === 'refused') return respond(context, { ...view, ...result.view }, result.code)
  return back(context, flashes[result.status])
}

async function rollBack(
  context: PageContext,
  { subject, view, leadsTo, ...wish }: Extract<AnyOutcome, { outcome: 'roll back' }>,
): Promise<Response> {
  const result = await rollBackStep(context, subject, wish)
  switch (result.status) {
    case 'missing':
      return plainError(404, context.request.locale)
    case 'refused':
      return respond(context, { ...view, ...result.view }, result.code)
    case 'done':
    case 'nothing':
      return conclude(context, leadsTo)
    default:
      return result satisfies never
  }
}

/** `waits`: something else was drafted, which is never published unseen. */
const flashes = {
  done: 'published',
  nothing: 'nothing',
  missing: 'nothing',
  stale: 'stale',
  waits: 'waiting',
}

/** To the page, which says what was done. */
function back(context: PageContext, flash: string): Response {
  return seeOther(withFlash(addressOf(context), flash))
}

/** A file to download; the guard adds that it must not be cached. */
function fileResponse({ name, body }: Extract<AnyOutcome, { outcome: 'file' }>): Response {
  const type = name.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/json'
  const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` }
  return new Response(body, { headers: { ...securityHeaders, ...headers } })
}

/** A mail brings its styles along; nothing else of it may load or run. */
function mailResponse(html: string): Response {
  return new Response(html, {
    headers: {
      ...baseHeaders,
      ...isolation,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups",
      'x-frame-options': 'SAMEORIGIN',
    },
  })
}
