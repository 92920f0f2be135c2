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
import type { AnyOutcome, AskedPage } from '../admin-context.ts'
import { draftedPage } from '../preview/drafted-site.ts'
import { publishAtOnce, publishStep, rollBackStep } from '../publishing/publish-step.ts'
import { changeForVisitors, forget } from '../publishing/show-change.ts'
import { addressOf, showPage, withFlash } from './asked-page.ts'

/** Answers what an action came to. */
export async function conclude(asked: AskedPage, outcome: AnyOutcome): Promise<Response> {
  const { c, page, request, services } = asked
  switch (outcome.outcome) {
    case 'done':
      return seeOther(withFlash(outcome.at ?? addressOf(asked), outcome.flash, outcome.focus))
    case 'refused':
      return respond(asked, outcome.view, outcome.status)
    case 'shown':
      return respond(asked, outcome.view, 200)
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
      return rollBack(asked, outcome)
    case 'session':
      return withCookies(await conclude(asked, outcome.then), sessionCookies(outcome.tokens))
    default:
      break
  }
  const named = outcome.outcome === 'for visitors' && outcome.subject
  const subject = named ? subjectNamed(named) : asked.subject
  if (!subject) throw new Error(`${page.id} has no subject for ${outcome.outcome}`)
  switch (outcome.outcome) {
    case 'save':
      return save(asked, subject, outcome)
    case 'publish':
      return publish(asked, subject, outcome)
    case 'discard':
      return back(asked, await discardStep(request, subject, outcome.version))
    case 'published':
      await forget(subject.source, services)
      return back(asked, 'published')
    case 'for visitors': {
      const { event, take } = outcome
      const taken = await changeForVisitors(asked, subject, {
        event,
        ask: take,
        changed: ({ isChanged }) => isChanged,
      })
      return conclude(asked, taken.outcome)
    }
    default:
      return outcome satisfies never
  }
}

/** The page once more. */
export async function respond(asked: AskedPage, view: View, status: PageStatus): Promise<Response> {
  const shown = await showPage(asked, view, status)
  return shown instanceof Response ? shown : conclude(asked, shown)
}

async function save(
  asked: AskedPage,
  subject: AnySiteSubject,
  { version, mine, flash, at, focus, view, viewOf }: Extract<AnyOutcome, { outcome: 'save' }>,
): Promise<Response> {
  const { database, texts } = asked.request
  const saved = await saveMerged(database, subject.subject, version, mine)
  if (saved.status === 'saved') {
    const name = saved.merged && flash === 'saved' ? 'merged' : flash
    return seeOther(withFlash(at ?? addressOf(asked), name, focus))
  }
  if (view === null) return back(asked, 'stale')
  if (saved.status === 'stale') return respond(asked, { ...view, version, notice: staleFlash(texts) }, 409)
  const { draft, conflicts } = saved
  const both = saved.content ?? mine(draft.content)
  const pending = await readPending(subject, database)
  const conflict = conflictOf(subject.changes(draft.content, both, pending, texts), draft, texts)
  const again = viewOf?.(both, { draft, conflicts })
  return respond(asked, { ...view, conflict, version: draft.version, ...again }, 409)
}

async function publish(
  asked: AskedPage,
  subject: AnySiteSubject,
  { version, content, note, confirmed = true, view }: Extract<AnyOutcome, { outcome: 'publish' }>,
): Promise<Response> {
  const result =
    content === null
      ? await publishStep(asked, subject, { version, note, confirmed })
      : await publishAtOnce(asked, subject, { version, content, note })
  if (result.status === 'refused') return respond(asked, { ...view, ...result.shown }, result.code)
  return back(asked, flashes[result.status])
}

async function rollBack(
  asked: AskedPage,
  { subject, view, leadsTo, ...wish }: Extract<AnyOutcome, { outcome: 'roll back' }>,
): Promise<Response> {
  const result = await rollBackStep(asked, subject, wish)
  switch (result.status) {
    case 'missing':
      return plainError(404, asked.request.locale)
    case 'refused':
      return respond(asked, { ...view, ...result.shown }, result.code)
    case 'done':
    case 'nothing':
      return conclude(asked, leadsTo)
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
function back(asked: AskedPage, flash: string): Response {
  return seeOther(withFlash(addressOf(asked), flash))
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
