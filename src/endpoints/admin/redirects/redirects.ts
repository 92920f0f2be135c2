import { clinic } from '../../../content/clinic.ts'
import { readDraftForm } from '../../../features/admin/drafts/draft-form.server.ts'
import {
  checkRedirect,
  type RedirectErrors,
  type RedirectValues,
  readRedirectForm,
  sourceFrom,
} from '../../../features/admin/drafts/redirect-form.server.ts'
import {
  adminRedirectSubject,
  readPendingRedirects,
} from '../../../features/admin/subjects/admin-redirects.server.ts'
import { ownStepNames } from '../../../features/admin/subjects/own-steps.server.ts'
import { type InsightGroup, insightReader } from '../../../features/insights/reader.server.ts'
import { isSame } from '../../../features/publishing/changes.ts'
import { entriesOf } from '../../../features/redirects/collections.ts'
import type { Redirect } from '../../../features/redirects/redirect-subject.server.ts'
import { fill } from '../../../format/fill.ts'
import { readable, typedLine } from '../../../format/typed.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { reportError } from '../../../http/log.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import type { Locale } from '../../../locale.ts'
import adminRedirectsPage from '../../../pages/admin/redirects/page.server.ts'
import type { AdminRedirectsProps } from '../../../pages/admin/redirects/page.tsx'
import { answerPage } from '../../../rendering/answer-page.ts'
import type { PageStatus } from '../../../rendering/load-payload.ts'
import { fillPath, href, pageIds, route } from '../../../routes.ts'
import { settings } from '../../../settings.ts'
import type { Data } from '../../../sources/data.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { draftNotices, type StateOf, staleNotice, told, wrong } from '../notices.ts'
import { discardStep, undoStep } from '../publishing/draft-steps.ts'
import type { Outcome, Refused } from '../publishing/outcome.ts'
import { publishAtOnce, publishStep, removeUnreadStep } from '../publishing/publish-step.ts'
import { sharedBar } from '../shared-bar.ts'
import { redirectsProps } from './redirects-props.ts'
import { siteAddresses } from './site-addresses.ts'

const notices = draftNotices({
  publicat: ({ adminRedirects }) => told(adminRedirects.done),
  asteapta: ({ adminRedirects }) => wrong(adminRedirects.waits),
})

type Shown = Partial<Refused> & { values?: RedirectValues; errors?: RedirectErrors; agreed?: string }

const days = 30

/** The owner's redirects: adding and removing take effect at once, each with its way back. */
export function redirectsEndpoint(services: AdminServices) {
  const { data, redirects } = services
  const addresses = siteAddresses(redirects)
  return { show, receive }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    const values = { from: c.req.query('from') ?? '', to: '', note: '', replaces: '' }
    return answer(c, session, { notice: notices.asked(c, session.texts), values }, 200)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { locale } = session
    const sent = await readDraftForm(c.req.raw, bodyLimits.adminForm)
    if (sent === null) return plainError(400, locale)
    const { form, version } = sent
    switch (form.get('actiune')) {
      case 'adauga':
        return add(c, session, version, readRedirectForm(form))
      case 'scoate':
        return remove(c, session, version, form.get('from') ?? '')
      case 'publica': {
        const note = typedLine(form.get('nota') ?? '')
        const done = await publishStep(
          c,
          session,
          adminRedirectSubject,
          { version, note, confirmed: true },
          services,
        )
        return conclude(c, session, done, {})
      }
      case 'anuleaza':
        return back(locale, await undoStep(session, adminRedirectSubject, version, 'undo'))
      case 'refa':
        return back(locale, await undoStep(session, adminRedirectSubject, version, 'redo'))
      case 'renunta':
        return back(locale, await discardStep(session, adminRedirectSubject, version))
      case 'elimina':
        return back(locale, await removeUnreadStep(c, session, adminRedirectSubject, version, services))
      default:
        return plainError(400, locale)
    }
  }

  async function add(c: AdminContext, session: AdminSession, version: number, values: RedirectValues) {
    const { database, texts } = session
    const { draft, content, published } = await readPendingRedirects(database)
    const others = (from: string) => content.rows.filter((row) => row.from !== from)
    const { redirect, errors } = checkRedirect(
      values,
      content.rows,
      { siteIndex: redirects, hosts: [new URL(clinic.origin).hostname, new URL(c.req.url).hostname] },
      texts.adminRedirects,
    )
    if (redirect === null)
      return answer(c, session, { values, errors, agreed: sourceFrom(values.from) ?? '' }, 422)
    // Saved by a press before this one whose publication failed.
    if (content.rows.some((row) => isSame(row, redirect)))
      return back(session.locale, isSame(content, published) ? 'publicat' : 'asteapta')
    if (draft.version !== version) return answer(c, session, { values, notice: staleNotice(texts) }, 409)
    const note = fill(texts.adminRedirects.add.note, redirect)
    const rows = [...others(redirect.from), redirect]
    return atOnce(c, session, { version, rows, note }, { values })
  }

  async function remove(c: AdminContext, session: AdminSession, version: number, from: string) {
    const { content } = await readPendingRedirects(session.database)
    const rows = content.rows.filter((row) => readable(row.from) !== from)
    if (rows.length === content.rows.length) return back(session.locale, 'vechi')
    const note = fill(session.texts.adminRedirects.list.note, { from })
    return atOnce(c, session, { version, rows, note }, {})
  }

  async function atOnce(
    c: AdminContext,
    session: AdminSession,
    { version, rows, note }: { version: number; rows: Redirect[]; note: string },
    shown: Shown,
  ): Promise<Response> {
    const change = { version, content: { rows }, note: note.slice(0, 300) }
    const done = await publishAtOnce(c, session, adminRedirectSubject, change, services)
    if (done.status === 'stale') return back(session.locale, 'vechi')
    if (done.status === 'waits') return back(session.locale, 'asteapta')
    return conclude(c, session, done, shown)
  }

  function conclude(c: AdminContext, session: AdminSession, done: Outcome, shown: Shown) {
    if (done.status === 'refused') return answer(c, session, { ...shown, ...done.shown }, done.code)
    return back(session.locale, done.status === 'done' ? 'publicat' : 'nimic')
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    shown: Shown,
    status: PageStatus,
  ): Promise<Response> {
    const { account, database, locale, texts } = session
    const pending = await readPendingRedirects(database)
    const [steps, bar, hits, missing, pages] = await Promise.all([
      ownStepNames(database, adminRedirectSubject, pending.draft, account, texts),
      sharedBar(session),
      measured(c, 'redirect'),
      measured(c, 'missing'),
      targets(data),
    ])
    const tried = typedLine(c.req.query('proba') ?? '')
    const given = { bar, steps, pending, addresses, pages, hits, missing, tried }
    const props: AdminRedirectsProps = { ...redirectsProps(session, given), ...shown }
    return answerPage(c, adminRedirectsPage, { locale, params: {}, props, status }, data)
  }
}

/** Paths with how often, or null where statistics cannot be read. */
async function measured(c: AdminContext, kind: 'redirect' | 'missing'): Promise<InsightGroup[] | null> {
  const reader = insightReader(c.env, settings.insights)
  if (reader === null) return null
  return reader.read({ kind, by: ['detail'], days, limit: 200 }).catch((error: unknown) => {
    reportError(error, { requestId: requestIdOf(c), during: 'insights' })
    return null
  })
}

/** Every address that a redirect may lead to. */
async function targets(data: Data): Promise<string[]> {
  const known = { prices: await data.prices(), news: await data.newsIndex() }
  return pageIds.flatMap((id) => {
    const { path, sitemap, collection } = route(id)
    if (sitemap === null) return []
    if (collection === undefined) return [path]
    return entriesOf(collection, known).map(({ slug }) => fillPath(path, { slug }))
  })
}

function back(locale: Locale, state: StateOf<typeof notices>): Response {
  return notices.back(href('admin/redirects', locale), state)
}
