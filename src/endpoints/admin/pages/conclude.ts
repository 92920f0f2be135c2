import { sessionCookies } from '../../../features/admin/account/session.server.ts'
import { staleFlash } from '../../../features/admin/frame/flashes.ts'
import { conflictOf } from '../../../features/admin/publications/conflict-of.server.ts'
import { discardStep } from '../../../features/admin/subjects/draft-steps.server.ts'
import { readPending } from '../../../features/publishing/pending.server.ts'
import { saveMerged } from '../../../features/publishing/save-merged.server.ts'
import { plainError } from '../../../http/error-page.ts'
import { subjectNamed } from '../../../pages/load-subjects.server.ts'
import type { View } from '../../../pages/outcome.ts'
import type { AnySiteSubject } from '../../../pages/site-subject.ts'
import { seeOther } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { withCookies } from '../accounts/with-cookies.ts'
import type { AdminServices } from '../admin-context.ts'
import { jsonFile } from '../file-answer.ts'
import { withFlash } from '../flash-address.ts'
import { draftedPage } from '../preview/drafted-site.ts'
import { publishAtOnce, publishStep, rollBackStep } from '../publishing/publish-step.ts'
import { changeForVisitors, forget } from '../publishing/show-change.ts'
import { type AnyOutcome, type AskedPage, addressOf } from './asked-page.ts'
import { showPage } from './show-page.ts'

/** Answers what an action came to. */
export async function conclude(
  asked: AskedPage,
  outcome: AnyOutcome,
  services: AdminServices,
): Promise<Response> {
  const { c, session, page } = asked
  switch (outcome.outcome) {
    case 'done':
      return seeOther(withFlash(outcome.at ?? addressOf(asked), outcome.flash, outcome.focus))
    case 'refused':
      return respond(asked, outcome.view, outcome.status, services)
    case 'shown':
      return respond(asked, outcome.view, 200, services)
    case 'file':
      return jsonFile(outcome.json, outcome.name)
    case 'drafted page':
      return draftedPage(c, session, outcome.address, services.data)
    case 'missing':
      return plainError(404, session.locale)
    case 'invalid':
      return plainError(400, session.locale)
    case 'roll back':
      return rollBack(asked, outcome, services)
    case 'session':
      return withCookies(await conclude(asked, outcome.then, services), sessionCookies(outcome.tokens))
    default:
      break
  }
  const named = outcome.outcome === 'for visitors' && outcome.subject
  const subject = named ? subjectNamed(named) : asked.subject
  if (!subject) throw new Error(`${page.id} has no subject for ${outcome.outcome}`)
  switch (outcome.outcome) {
    case 'save':
      return save(asked, subject, outcome, services)
    case 'publish':
      return publish(asked, subject, outcome, services)
    case 'discard':
      return seeOther(withFlash(addressOf(asked), await discardStep(session, subject, outcome.version)))
    case 'published':
      await forget(subject.source, services)
      return seeOther(withFlash(addressOf(asked), 'published'))
    case 'for visitors': {
      const { event, take } = outcome
      const taken = await changeForVisitors(c, subject, services, {
        event,
        ask: take,
        changed: ({ isChanged }) => isChanged,
      })
      return conclude(asked, taken.outcome, services)
    }
    default:
      return outcome satisfies never
  }
}

/** The page once more. */
export async function respond(
  asked: AskedPage,
  view: View,
  status: PageStatus,
  services: AdminServices,
): Promise<Response> {
  const shown = await showPage(asked, view, status, services)
  return shown instanceof Response ? shown : conclude(asked, shown, services)
}

export async function save(
  asked: AskedPage,
  subject: AnySiteSubject,
  { version, mine, flash, at, focus, view, viewOf }: Extract<AnyOutcome, { outcome: 'save' }>,
  services: AdminServices,
): Promise<Response> {
  const { database } = asked.session
  const { texts } = asked.request
  const saved = await saveMerged(database, subject.subject, version, mine)
  if (saved.status === 'saved') {
    const name = saved.merged && flash === 'saved' ? 'merged' : flash
    return seeOther(withFlash(at ?? addressOf(asked), name, focus))
  }
  if (view === null) return seeOther(withFlash(addressOf(asked), 'stale'))
  if (saved.status === 'stale')
    return respond(asked, { ...view, version, notice: staleFlash(texts) }, 409, services)
  const { draft, conflicts } = saved
  const both = saved.content ?? mine(draft.content)
  const pending = await readPending(subject, database)
  const conflict = conflictOf(subject.changes(draft.content, both, pending, texts), draft, texts)
  const again = viewOf?.(both, { draft, conflicts })
  return respond(asked, { ...view, conflict, version: draft.version, ...again }, 409, services)
}

async function publish(
  asked: AskedPage,
  subject: AnySiteSubject,
  { version, content, note, view }: Extract<AnyOutcome, { outcome: 'publish' }>,
  services: AdminServices,
): Promise<Response> {
  const { c, session } = asked
  const result =
    content === null
      ? await publishStep(c, session, subject, { version, note, confirmed: true }, services)
      : await publishAtOnce(c, session, subject, { version, content, note }, services)
  if (result.status === 'refused') return respond(asked, { ...view, ...result.shown }, result.code, services)
  return seeOther(withFlash(addressOf(asked), flashes[result.status]))
}

async function rollBack(
  asked: AskedPage,
  { subject, view, leadsTo, ...wish }: Extract<AnyOutcome, { outcome: 'roll back' }>,
  services: AdminServices,
): Promise<Response> {
  const result = await rollBackStep(asked.c, asked.session, subject, wish, services)
  switch (result.status) {
    case 'missing':
      return plainError(404, asked.session.locale)
    case 'refused':
      return respond(asked, { ...view, ...result.shown }, result.code, services)
    case 'done':
    case 'nothing':
      return conclude(asked, leadsTo, services)
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
