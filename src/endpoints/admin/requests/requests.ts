import { z } from 'zod'
import { writeSheet } from '../../../features/admin/drafts/csv.server.ts'
import { recordAction } from '../../../features/admin/records/audit-store.server.ts'
import {
  countSubscribers,
  eraseReasons,
  eraseRequest,
  type RequestFilter,
  type RequestStep,
  readAllRequests,
  readRequests,
  readSteps,
  requestFilters,
  requestStates,
  type Selection,
  type Work,
  workOn,
} from '../../../features/admin/requests/request-store.server.ts'
import { typedWords } from '../../../features/admin/requests/typed-words.ts'
import { shownTeam } from '../../../features/team/shown-team.server.ts'
import { fill } from '../../../format/fill.ts'
import { plural } from '../../../format/plurals.ts'
import { typedLine, typedText } from '../../../format/typed.ts'
import { bodyLimits } from '../../../http/body-limits.ts'
import { plainError } from '../../../http/error-page.ts'
import { readForm } from '../../../http/request-guards.ts'
import { splitLocale } from '../../../locale.ts'
import adminRequestsPage from '../../../pages/admin/requests/page.server.ts'
import type { AdminRequestsProps } from '../../../pages/admin/requests/page.tsx'
import { answerPage, seeOther } from '../../../rendering/answer-page.ts'
import { href } from '../../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from '../admin-context.ts'
import { csvAnswer } from '../file-answer.ts'
import { sharedBar } from '../shared-bar.ts'
import { doneNotice } from './request-notice.ts'
import { requestColumns, shownRequest } from './request-props.ts'

const onAPage = 25
const longestNote = 1000
const filterNames = {
  open: 'deschise',
  mine: 'ale-mele',
  scheduled: 'programate',
  handled: 'rezolvate',
  all: 'toate',
} as const

type Asked = { filter: RequestFilter; search: string; reference: string | null; page: number }
/** What was refused: at which request, why, and what had been written. */
type Refused = { reference: string; problem: string; note: string; field: 'nota' | 'motiv' | null }

/** Visitors' requests. They may reveal health data: they are shown here and nowhere else. */
export function requestsEndpoint({ data }: AdminServices) {
  return { show, receive, exportFile }

  function show(c: AdminContext, session: AdminSession): Promise<Response> {
    return answer(c, session, askedIn(c), null, 200)
  }

  async function answer(
    c: AdminContext,
    session: AdminSession,
    asked: Asked,
    refused: Refused | null,
    status: 200 | 404 | 409 | 422,
  ): Promise<Response> {
    const { database, locale, account, texts: adminTexts } = session
    const [hours, { members }] = await Promise.all([data.hours(), data.team()])
    const { adminRequests: texts } = adminTexts
    const inboxTexts = { ...adminTexts, people: shownTeam(adminTexts, members) }
    const { filter, search, reference, page } = asked
    const isSearch = reference === null && search !== ''
    const selection = selectionOf(asked, account.id)
    const address = (page: number) => addressOf(locale, { ...asked, page })
    const [{ requests, count }, confirmed, pending, bar, done] = await Promise.all([
      readRequests(database, selection, { from: (page - 1) * onAPage, limit: onAPage }),
      countSubscribers(database, 'confirmed'),
      countSubscribers(database, 'pending'),
      sharedBar(session),
      doneNotice(c, database, texts),
    ])
    const isBeyond = count === null || (page > 1 && requests.length === 0)
    // A bookmarked page may no longer exist: requests leave the list.
    if (isBeyond) return seeOther(`${address(1)}${stepIn(c)}`)
    const steps = Map.groupBy(
      await readSteps(
        database,
        requests.map(({ id }) => id),
      ),
      ({ request }) => request,
    )
    const { newsletter } = texts
    const props: AdminRequestsProps = {
      bar,
      notice: refused === null ? (done?.notice ?? null) : { text: refused.problem, wrong: true },
      undo: refused === null ? (done?.undo ?? null) : null,
      told: refused?.reference ?? c.req.query('cod') ?? null,
      texts: { ...texts, newsletterTitle: newsletter.title },
      search,
      found: isSearch ? fill(texts.search.found, { words: search }) : null,
      none: isSearch ? fill(texts.noneFound, { words: search }) : texts.none,
      filters: requestFilters.map((each) => ({
        href: addressOf(locale, { filter: each, search: '', reference: null, page: 1 }),
        text: texts.filters[each],
        current: reference === null && !isSearch && each === filter,
      })),
      count: plural(count, texts.count, locale),
      requests: await Promise.all(
        requests.map((request) =>
          shownRequest(
            request,
            {
              steps: steps.get(request.id) ?? [],
              refused: refused?.reference === request.reference ? refused : null,
            },
            { account: account.id, texts: inboxTexts, hours },
          ),
        ),
      ),
      back: address(page),
      exportHref: `/api/admin/requests.csv?${queryOf(asked)}&limba=${locale}`,
      newerHref: page > 1 ? address(page - 1) : null,
      olderHref: page * onAPage < count ? address(page + 1) : null,
      newsletter: [
        plural(confirmed, newsletter.confirmed, locale),
        plural(pending, newsletter.pending, locale),
      ],
    }
    return answerPage(c, adminRequestsPage, { locale, params: {}, props, status }, data)
  }

  async function receive(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale, texts } = session
    const { problems } = texts.adminRequests
    const form = (await readForm(c.req.raw, bodyLimits.adminForm)) ?? new URLSearchParams()
    const target = requestForm.safeParse(Object.fromEntries(form))
    if (!target.success) return plainError(400, locale)
    const { cerere: id, cod: reference, vazut: seen, actiune: action } = target.data
    const note = typedText(form.get('nota') ?? '')
    const list = form.get('inapoi') ?? ''
    const back = ownList.test(splitLocale(list).path)
      ? list
      : addressOf(locale, { filter: 'open', search: '', reference: null, page: 1 })
    const refuse = (status: 404 | 409 | 422, problem: string, field: Refused['field'] = null) => {
      const shown = { filter: 'open', search: '', reference, page: 1 } as const
      return answer(c, session, shown, { reference, problem, note, field }, status)
    }
    const done = (step: string) => seeOther(`${back}&gata=${step}&cod=${reference}`)

    if (action === 'sterge') {
      const reason = eraseReasons.find((each) => each === form.get('motiv'))
      if (reason === undefined) return refuse(422, problems.reason, 'motiv')
      return (await eraseRequest(database, id, reason)) ? done('stearsa') : refuse(404, problems.missing)
    }
    const work = workIn(action, note)
    if (work === null) return plainError(400, locale)
    if (note.length > longestNote) return refuse(422, problems.longNote, 'nota')
    if (work.action === 'note' && note === '') return refuse(422, problems.emptyNote, 'nota')
    switch (await workOn(database, id, seen, work)) {
      case 'done':
        return done(action)
      case 'stale':
        return refuse(409, problems.stale)
      case 'missing':
        return refuse(404, problems.missing)
    }
  }

  /** What the list on the screen shows, all of its pages. */
  async function exportFile(c: AdminContext, { database, account, texts }: AdminSession): Promise<Response> {
    const asked = askedIn(c)
    const requests = await readAllRequests(database, selectionOf(asked, account.id))
    const steps: RequestStep[] = []
    // Few enough for one address.
    for (let at = 0; at < requests.length; at += onAPage)
      steps.push(
        ...(await readSteps(
          database,
          requests.slice(at, at + onAPage).map(({ id }) => id),
        )),
      )
    await recordAction(database, 'export_requests')
    const { members } = await data.team()
    const columns = requestColumns({ ...texts, people: shownTeam(texts, members) }, steps)
    return csvAnswer(
      writeSheet(columns, requests),
      `cereri-${asked.search === '' ? filterNames[asked.filter] : 'cautare'}.csv`,
    )
  }
}

function selectionOf({ reference, search, filter }: Asked, account: string): Selection {
  if (reference !== null) return { reference }
  return search === '' ? { filter, account } : { words: typedWords(search) }
}

const reference = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/
const requestForm = z.object({
  cerere: z.uuid(),
  cod: z.string().regex(reference),
  vazut: z.coerce.number().int().min(0),
  actiune: z.string(),
})

/** What a button of the form does; null for none of them. */
function workIn(button: string, note: string): Work | null {
  const state = requestStates.find((each) => each === button)
  if (state !== undefined) return { action: 'state', state, note }
  if (button === 'note' || button === 'take' || button === 'release') return { action: button, note }
  return null
}

function askedIn(c: AdminContext): Asked {
  return {
    filter: filterIn(c.req.query('filtru')),
    search: typedLine(c.req.query('cauta') ?? '').slice(0, 100),
    reference: reference.exec(c.req.query('ref') ?? '')?.[0] ?? null,
    page: Math.max(1, Number(/^\d{1,4}$/.exec(c.req.query('pagina') ?? '')?.[0] ?? 1)),
  }
}

function filterIn(name: string | undefined): RequestFilter {
  return requestFilters.find((each) => filterNames[each] === name) ?? 'open'
}

function addressOf(locale: AdminSession['locale'], asked: Asked): string {
  const { page } = asked
  return `${href('admin/requests', locale)}?${queryOf(asked)}${page > 1 ? `&pagina=${page}` : ''}`
}

function queryOf({ filter, search, reference }: Asked): string {
  if (reference !== null) return `ref=${reference}`
  return search === '' ? `filtru=${filterNames[filter]}` : `cauta=${encodeURIComponent(search)}`
}

const ownList =
  /^\/admin\/requests\?(filtru=[a-z-]+|cauta=[\w%.!~*'()-]{1,900}|ref=[A-Z0-9-]{9})(&pagina=\d{1,4})?$/

/** The step that led here, for the notice on another page of the list. */
function stepIn(c: AdminContext): string {
  const step = /^[a-z_]{1,20}$/.exec(c.req.query('gata') ?? '')?.[0]
  const code = reference.exec(c.req.query('cod') ?? '')?.[0]
  return step === undefined || code === undefined ? '' : `&gata=${step}&cod=${code}`
}
