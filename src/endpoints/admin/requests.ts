import { z } from 'zod'
import type { Account } from '../../features/admin/account/session.server.ts'
import { withoutFormulae, writeCsv } from '../../features/admin/drafts/csv.server.ts'
import type { AdminDatabase } from '../../features/admin/drafts/price-store.server.ts'
import type { Notice } from '../../features/admin/frame/admin-bar.tsx'
import { adminBar } from '../../features/admin/frame/frame-props.server.ts'
import { adminTexts } from '../../features/admin/frame/texts.server.ts'
import {
  countSubscribers,
  markRequest,
  type RequestFilter,
  readRequests,
  requestFilters,
  type StoredRequest,
} from '../../features/admin/requests/request-store.server.ts'
import { type Choice, choicesFor, contactTexts } from '../../features/contact/choices.server.ts'
import { formatDate, formatTime, formatWeekdayDate } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { formatPhone } from '../../format/phone.ts'
import { plural } from '../../format/plurals.ts'
import { plainError } from '../../http/error-page.ts'
import { readBody } from '../../http/request-guards.ts'
import type { Locale } from '../../locale.ts'
import adminRequestsPage from '../../pages/adminRequests/page.server.ts'
import type { AdminRequestsProps } from '../../pages/adminRequests/page.tsx'
import { answerPage, seeOther } from '../../rendering/answer-page.ts'
import { href } from '../../routes.ts'
import type { AdminContext, AdminServices } from './admin-context.ts'
import { csvAnswer } from './file-answer.ts'

type Session = { account: Account; database: AdminDatabase; locale: Locale }

const onAPage = 25
const mostExported = 1000
const filterNames = { open: 'deschise', handled: 'rezolvate', all: 'toate' } as const

/** What visitors have asked for. Health can be read from it: it is shown here and nowhere else. */
export function requestsEndpoint({ data }: AdminServices) {
  return { show, receive, exportFile }

  async function show(c: AdminContext, { account, database, locale }: Session): Promise<Response> {
    const filter = readFilter(c.req.query('stare'))
    const page = Math.max(1, Number(/^\d{1,4}$/.exec(c.req.query('pagina') ?? '')?.[0] ?? 1))
    const reference = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.exec(c.req.query('ref') ?? '')?.[0] ?? null
    const [{ requests, count }, confirmed, pending] = await Promise.all([
      readRequests(database, { filter, reference, from: (page - 1) * onAPage, limit: onAPage }),
      countSubscribers(database, 'confirmed'),
      countSubscribers(database, 'pending'),
    ])
    const { adminRequests: texts } = adminTexts[locale]
    const address = (shown: RequestFilter, at = 1) =>
      `${href('adminRequests', locale)}?stare=${filterNames[shown]}${at > 1 ? `&pagina=${at}` : ''}`
    const { title, lead, none, newer, older, newsletter } = texts
    const props: AdminRequestsProps = {
      bar: adminBar(account, locale),
      notice: markedNotice(c.req.query('gata'), locale),
      texts: {
        title,
        lead,
        none,
        newer,
        older,
        filter: texts.filter,
        export: texts.export,
        newsletterTitle: newsletter.title,
      },
      filters: requestFilters.map((each) => ({
        href: address(each),
        text: texts.filters[each],
        current: reference === null && each === filter,
      })),
      count: plural(count, texts.count, locale),
      requests: requests.map((request) => shownRequest(request, locale)),
      back: reference === null ? address(filter, page) : `${href('adminRequests', locale)}?ref=${reference}`,
      newerHref: page > 1 ? address(filter, page - 1) : null,
      olderHref: page * onAPage < count ? address(filter, page + 1) : null,
      newsletter: [
        plural(confirmed, newsletter.confirmed, locale),
        plural(pending, newsletter.pending, locale),
      ],
    }
    return answerPage(c, adminRequestsPage, { locale, params: {}, props, status: 200 }, data)
  }

  async function receive(c: AdminContext, { account, database, locale }: Session): Promise<Response> {
    const form = new URLSearchParams((await readBody(c.req.raw, 4096)) ?? '')
    const id = z.uuid().safeParse(form.get('cerere'))
    const action = form.get('actiune')
    if (!id.success || (action !== 'rezolva' && action !== 'redeschide')) return plainError(400, locale)
    const handled = action === 'rezolva' ? { by: account.id, at: new Date() } : null
    if (!(await markRequest(database, id.data, handled))) return plainError(404, locale)
    const back = form.get('inapoi') ?? ''
    const list = ownList.test(back) ? back : `${href('adminRequests', locale)}?stare=${filterNames.open}`
    return seeOther(`${list}&gata=${action}`)
  }

  async function exportFile(c: AdminContext, { database }: Session): Promise<Response> {
    const filter = readFilter(c.req.query('stare'))
    const { requests } = await readRequests(database, {
      filter,
      reference: null,
      from: 0,
      limit: mostExported,
    })
    const rows = requests.map(({ wishes, ...request }) => ({
      ...mapTexts(request, withoutFormulae),
      wishes: wishes.map(({ day, part }) => `${day} ${part}`).join('; '),
    }))
    return csvAnswer(writeCsv(exported, rows), `cereri-${filterNames[filter]}.csv`)
  }
}

function mapTexts(row: object, change: (text: string) => string): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? change(value) : value]),
  )
}

const exported = [
  'reference',
  'created_at',
  'handled_at',
  'name',
  'phone',
  'email',
  'answer_locale',
  'treatment',
  'doctor',
  'wishes',
  'message',
  'country',
  'estimate',
]

const ownList = /^(\/en)?\/admin\/requests\?(stare=[a-z]+(&pagina=\d{1,4})?|ref=[A-Z0-9-]{9})$/

/** The request may have left the list with being marked, and the focus with it. */
function markedNotice(action: string | undefined, locale: Locale): Notice | null {
  const { marked } = adminTexts[locale].adminRequests
  if (action === 'rezolva') return { text: marked.handled, wrong: false }
  return action === 'redeschide' ? { text: marked.open, wrong: false } : null
}

function readFilter(name: string | undefined): RequestFilter {
  return requestFilters.find((each) => filterNames[each] === name) ?? 'open'
}

function shownRequest(request: StoredRequest, locale: Locale): AdminRequestsProps['requests'][number] {
  const { adminRequests: texts } = adminTexts[locale]
  const { labels } = texts
  const { id, reference, name, phone, email, handled_at, wishes } = request
  const choices = choicesFor(locale)
  const { parts } = contactTexts[locale].options
  const facts = [
    { label: labels.answer, text: texts.languages[request.answer_locale] },
    { label: labels.treatment, text: named(choices.treatments, request.treatment) },
    { label: labels.doctor, text: named(choices.doctors, request.doctor) },
    {
      label: labels.wishes,
      text: wishes.map(({ day, part }) => `${formatWeekdayDate(day, locale)}, ${parts[part]}`).join('\n'),
    },
    { label: labels.country, text: request.country ?? '' },
    { label: labels.message, text: request.message ?? '' },
    { label: labels.estimate, text: request.estimate ?? '' },
  ]
  return {
    id,
    reference,
    name,
    phone: phone === null ? null : { label: labels.phone, number: phone, text: formatPhone(phone) },
    email: email === null ? null : { label: labels.email, address: email },
    facts: facts.filter(({ text }) => text !== ''),
    received: at(texts.received, request.created_at, locale),
    handled: handled_at === null ? null : at(texts.handled, handled_at, locale),
    mark:
      handled_at === null
        ? { action: 'rezolva', text: texts.markHandled }
        : { action: 'redeschide', text: texts.markOpen },
  }
}

function named(choices: readonly Choice[], value: string | null): string {
  return choices.find((choice) => choice.value === value)?.text ?? value ?? ''
}

function at(text: string, time: string, locale: Locale): string {
  const moment = new Date(time)
  return fill(text, { date: formatDate(moment, locale), time: formatTime(moment) })
}
