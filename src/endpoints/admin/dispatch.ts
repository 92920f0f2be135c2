import { readVersionNumber } from '../../features/admin/drafts/draft-form.server.ts'
import { draftFlashes, staleFlash } from '../../features/admin/frame/flashes.ts'
import { conflictOf } from '../../features/admin/publications/conflict-of.server.ts'
import { draftProps } from '../../features/admin/subjects/draft-props.server.ts'
import type { AdminPageId, AnySubject } from '../../features/admin/subjects/published-subject.ts'
import { readPending } from '../../features/publishing/pending.server.ts'
import { saveMerged } from '../../features/publishing/save-merged.server.ts'
import { bodyLimits } from '../../http/body-limits.ts'
import { plainError } from '../../http/error-page.ts'
import { readForm } from '../../http/request-guards.ts'
import { requestIdOf } from '../../http/request-id.ts'
import { joinLocale } from '../../locale.ts'
import type { AdminRequest, AnyAdminPage } from '../../pages/admin-page.ts'
import { loadAdminPage } from '../../pages/load-admin-page.server.ts'
import { pageTexts, subjectTexts } from '../../pages/load-words.server.ts'
import type { Outcome, View } from '../../pages/outcome.ts'
import { answerPage, seeOther } from '../../rendering/answer-page.ts'
import type { PageStatus } from '../../rendering/load-payload.ts'
import { fillPath, routes } from '../../routes.ts'
import { type AdminContext, type AdminServices, type AdminSession, slugIn } from './admin-context.ts'
import { stateParameter, withState } from './notices.ts'
import { receivePhoto } from './pictures/receive-photo.ts'
import { draftAction } from './publishing/draft-action.ts'
import type { ItemChange } from './publishing/item-change.ts'
import { publishAtOnce, publishStep } from './publishing/publish-step.ts'
import { changeForVisitors, forget } from './publishing/show-change.ts'
import { isMultipart } from './read-multipart.ts'
import { sharedBar } from './shared-bar.ts'

type Asked = { c: AdminContext; session: AdminSession; page: AnyAdminPage; request: PageRequest }
type PageRequest = AdminRequest<AnyWords>
type AnyWords = Awaited<ReturnType<typeof pageTexts>>['words']
type AnyOutcome = Outcome<object, string>

/** Shows an admin page, and does what the actions of its forms come to. */
export function dispatcher(services: AdminServices) {
  return (id: AdminPageId) => ({ show: show(id), receive: receive(id) })

  function show(id: AdminPageId) {
    return async (c: AdminContext, session: AdminSession): Promise<Response> => {
      const asked = await ask(c, session, id)
      return respond(asked, { notice: flashOf(asked) }, 200)
    }
  }

  function receive(id: AdminPageId) {
    return async (c: AdminContext, session: AdminSession): Promise<Response> => {
      const asked = await ask(c, session, id)
      const { page, request } = asked
      const subject = page.publishes ?? page.edits
      if (subject !== undefined && page.photos !== undefined && isMultipart(c.req.raw)) {
        const photoPage = {
          subject: subject.subject,
          places: page.photos(request.slug),
          answer: (view: View, status: PageStatus) => respond(asked, view, status),
          change: ({ state: flash, shown = {}, ...made }: ItemChange<unknown, View>) =>
            save(asked, subject, { outcome: 'save', ...made, flash, view: shown }),
        }
        return receivePhoto(c, session, photoPage, services.supabase)
      }
      const form = await readForm(c.req.raw, page.largestForm ?? bodyLimits.adminForm)
      const version = form === null ? null : subject === undefined ? 0 : readVersionNumber(form)
      if (form === null || version === null) return plainError(400, session.locale)
      const action = page.actions?.[form.get('actiune') ?? '']
      if (action !== undefined) return conclude(asked, await action({ form, version }, request))
      if (page.publishes === undefined) return plainError(400, session.locale)
      const draftPage = {
        adminSubject: page.publishes,
        answer: (view: View, code: 409 | 422) => respond(asked, view, code),
        back: (flash: string) => seeOther(withState(addressOf(asked), flash)),
      }
      return draftAction(c, session, { form, version }, draftPage, services)
    }
  }

  async function ask(c: AdminContext, session: AdminSession, id: AdminPageId): Promise<Asked> {
    const { data, redirects, supabase } = services
    if (supabase === null) throw new Error('Nobody is signed in without a database')
    const page = await loadAdminPage(id)
    const subject = page.publishes ?? page.edits
    const { searchParams: query, hostname } = new URL(c.req.url)
    const request = {
      ...session,
      texts: await (subject ? subjectTexts(subject, session.texts) : pageTexts(id, session.texts)),
      slug: slugIn(c),
      query,
      hostname,
      data,
      redirects,
      supabase,
      env: c.env,
      requestId: requestIdOf(c),
    }
    return { c, session, page, request }
  }

  async function respond(asked: Asked, view: View, status: PageStatus): Promise<Response> {
    const { c, session, page, request } = asked
    const { data } = services
    const subject = page.publishes
    const pending = subject === undefined ? null : await readPending(subject, session.database)
    const known = subject && pending ? { subject, pending } : undefined
    const [loaded, draft, bar] = await Promise.all([
      page.load(request, view, pending),
      known && draftProps(session, known.subject, known.pending, request.texts),
      sharedBar(session, known),
    ])
    if (isOutcome(loaded)) return conclude(asked, loaded)
    const { notice = null, conflict: _, ...more } = view
    const props = { bar, notice, ...draft, ...loaded, ...(known && ofDraft(more)) }
    const server = {
      id: page.id,
      cache: 'private' as const,
      meta: () => ({ ...request.texts.admin.meta, title: page.title(request.texts, props) }),
      ...(page.inDocument && { inDocument: page.inDocument }),
    }
    const { locale, slug } = request
    return answerPage(c, server, { locale, params: { slug }, props, status }, data)
  }

  async function conclude(asked: Asked, outcome: AnyOutcome): Promise<Response> {
    const { c, session, page } = asked
    const subject = page.publishes ?? page.edits
    switch (outcome.outcome) {
      case 'done':
        return seeOther(withState(outcome.at ?? addressOf(asked), outcome.flash, outcome.focus))
      case 'refused':
        return respond(asked, outcome.view, outcome.status)
      case 'missing':
        return plainError(404, session.locale)
      case 'invalid':
        return plainError(400, session.locale)
      default:
        break
    }
    if (subject === undefined) throw new Error(`${page.id} has no subject for ${outcome.outcome}`)
    switch (outcome.outcome) {
      case 'save':
        return save(asked, subject, outcome)
      case 'publish':
        return publish(asked, subject, outcome)
      case 'published':
        await forget(subject.source, services)
        return seeOther(withState(addressOf(asked), 'publicat'))
      case 'for visitors': {
        const { event, take } = outcome
        const taken = await changeForVisitors(c, subject, services, {
          event,
          ask: take,
          changed: ({ isChanged }) => isChanged,
        })
        return conclude(asked, taken.then)
      }
      default:
        return outcome satisfies never
    }
  }

  async function save(
    asked: Asked,
    subject: AnySubject,
    { version, mine, flash, at, focus, view, viewOf }: Extract<AnyOutcome, { outcome: 'save' }>,
  ): Promise<Response> {
    const { database } = asked.session
    const { texts } = asked.request
    const saved = await saveMerged(database, subject.subject, version, mine)
    if (saved.status !== 'saved' && view === null) return seeOther(withState(addressOf(asked), 'vechi'))
    switch (saved.status) {
      case 'saved': {
        const told = saved.merged && flash === 'salvat' ? 'imbinat' : flash
        return seeOther(withState(at ?? addressOf(asked), told, focus))
      }
      case 'stale':
        return respond(asked, { ...view, version, notice: staleFlash(texts) }, 409)
      case 'conflict': {
        const { draft } = saved
        const both = saved.content ?? mine(draft.content)
        const known = await readPending(subject, database)
        const conflict = conflictOf(subject.changes(draft.content, both, known, texts), draft, texts)
        return respond(asked, { ...view, ...viewOf?.(both), conflict, version: draft.version }, 409)
      }
      default:
        return saved satisfies never
    }
  }

  async function publish(
    asked: Asked,
    subject: AnySubject,
    { version, content, note, view }: Extract<AnyOutcome, { outcome: 'publish' }>,
  ): Promise<Response> {
    const { c, session } = asked
    const result =
      content === null
        ? await publishStep(c, session, subject, { version, note, confirmed: true }, services)
        : await publishAtOnce(c, session, subject, { version, content, note }, services)
    const flashes = {
      done: 'publicat',
      nothing: 'nimic',
      missing: 'nimic',
      stale: 'vechi',
      waits: 'asteapta',
    }
    return result.status === 'refused'
      ? respond(asked, { ...view, ...result.shown }, result.code)
      : seeOther(withState(addressOf(asked), flashes[result.status]))
  }
}

/** What the step that led to the page came to. */
function flashOf({ c, page, request }: Asked) {
  const asked = c.req.query(stateParameter) ?? ''
  const { texts } = request
  const known = new Map([
    ...Object.entries(page.publishes || page.edits ? draftFlashes : {}),
    ...Object.entries(page.flashes ?? {}),
  ])
  if (asked === 'publicat' && page.publishes) return { text: texts.words.published, wrong: false }
  return known.get(asked)?.(texts) ?? null
}

function addressOf({ page, request }: Asked): string {
  return joinLocale(request.locale, fillPath(routes[page.id].path, { slug: request.slug }))
}

function isOutcome(loaded: object): loaded is AnyOutcome {
  return 'outcome' in loaded
}

/** What a refused form says in place of the draft's own. */
function ofDraft({ version, note, noteError, confirmError }: View) {
  return {
    ...(version !== undefined && { version }),
    ...(note !== undefined && { note }),
    ...(noteError !== undefined && { noteError }),
    ...(confirmError !== undefined && { confirmError }),
  }
}
