import { z } from 'zod'
import { withoutFormulae, writeCsv } from '../../features/admin/drafts/csv.server.ts'
import type { Notice } from '../../features/admin/frame/admin-bar.tsx'
import type { AdminTexts } from '../../features/admin/frame/texts.server.ts'
import {
  countSubscribers,
  markRequest,
  type RequestFilter,
  readRequests,
  requestFilters,
  type StoredRequest,
} from '../../features/admin/requests/request-store.server.ts'
import { type Choice, type Choices, choicesFor } from '../../features/contact/choices.server.ts'
import { contactColumns, contactFields, type Field } from '../../features/contact/fields.ts'
import { formatDate, formatTime, formatWeekdayDate } from '../../format/dates.ts'
import { fill } from '../../format/fill.ts'
import { formatPhone } from '../../format/phone.ts'
import { plural } from '../../format/plurals.ts'
import { plainError } from '../../http/error-page.ts'
import { readBody } from '../../http/request-guards.ts'
import { type Locale, splitLocale } from '../../locale.ts'
import adminRequestsPage from '../../pages/admin/requests/page.server.ts'
import type { AdminRequestsProps } from '../../pages/admin/requests/page.tsx'
import { answerPage, seeOther } from '../../rendering/answer-page.ts'
import { href, pageIds, route } from '../../routes.ts'
import type { AdminContext, AdminServices, AdminSession } from './admin-context.ts'
import { csvAnswer } from './file-answer.ts'
import { sharedBar } from './shared-bar.ts'

const onAPage = 25
const mostExported = 1000
const marks = ['rezolva', 'redeschide'] as const
const filterNames = { open: 'deschise', handled: 'rezolvate', all: 'toate' } as const

/** Visitors' requests. They may reveal health data: they are shown here and nowhere else. */
export function requestsEndpoint({ data }: AdminServices) {
  return { show, receive, exportFile }

  async function show(c: AdminContext, session: AdminSession): Promise<Response> {
    const { database, locale, texts: adminTexts } = session
    const filter = readFilter(c.req.query('filtru'))
    const page = Math.max(1, Number(/^\d{1,4}$/.exec(c.req.query('pagina') ?? '')?.[0] ?? 1))
    const reference = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.exec(c.req.query('ref') ?? '')?.[0] ?? null
    const [{ requests, count }, confirmed, pending, bar] = await Promise.all([
      readRequests(database, { filter, reference, from: (page - 1) * onAPage, limit: onAPage }),
      countSubscribers(database, 'confirmed'),
      countSubscribers(database, 'pending'),
      sharedBar(session),
    ])
    const isBeyond = count === null || (page > 1 && requests.length === 0)
    // A bookmarked page may no longer exist: requests leave the list.
    if (isBeyond) {
      const marked = marks.find((action) => action === c.req.query('gata'))
      const first = `${href('admin/requests', locale)}?filtru=${filterNames[filter]}`
      return seeOther(marked === undefined ? first : `${first}&gata=${marked}`)
    }
    const { adminRequests: texts } = adminTexts
    const address = (shown: RequestFilter, at = 1) =>
      `${href('admin/requests', locale)}?filtru=${filterNames[shown]}${at > 1 ? `&pagina=${at}` : ''}`
    const { title, lead, none, newer, older, newsletter } = texts
    const props: AdminRequestsProps = {
      bar,
      notice: markedNotice(c.req.query('gata'), adminTexts),
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
      requests: requests.map((request) => shownRequest(request, adminTexts)),
      back: reference === null ? address(filter, page) : `${href('admin/requests', locale)}?ref=${reference}`,
      newerHref: page > 1 ? address(filter, page - 1) : null,
      olderHref: page * onAPage < count ? address(filter, page + 1) : null,
      newsletter: [
        plural(confirmed, newsletter.confirmed, locale),
        plural(pending, newsletter.pending, locale),
      ],
    }
    return answerPage(c, adminRequestsPage, { locale, params: {}, props, status: 200 }, data)
  }

  async function receive(c: AdminContext, { account, database, locale }: AdminSession): Promise<Response> {
    const form = new URLSearchParams((await readBody(c.req.raw, 4096)) ?? '')
    const id = z.uuid().safeParse(form.get('cerere'))
    const action = form.get('actiune')
    if (!id.success || (action !== 'rezolva' && action !== 'redeschide')) return plainError(400, locale)
    const handled = action === 'rezolva' ? { by: account.id, at: new Date() } : null
    if (!(await markRequest(database, id.data, handled))) return plainError(404, locale)
    const back = form.get('inapoi') ?? ''
    const list = ownList.test(splitLocale(back).path)
      ? back
      : `${href('admin/requests', locale)}?filtru=${filterNames.open}`
    return seeOther(`${list}&gata=${action}`)
  }

  async function exportFile(c: AdminContext, { database }: AdminSession): Promise<Response> {
    const filter = readFilter(c.req.query('filtru'))
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

const exported = ['reference', 'created_at', 'handled_at', ...contactColumns]

const ownList = /^\/admin\/requests\?(filtru=[a-z]+(&pagina=\d{1,4})?|ref=[A-Z0-9-]{9})$/

/** Marking a request may have removed it from the list, and the focus with it. */
function markedNotice(action: string | undefined, { adminRequests }: AdminTexts): Notice | null {
  const { marked } = adminRequests
  if (action === 'rezolva') return { text: marked.handled, wrong: false }
  return action === 'redeschide' ? { text: marked.open, wrong: false } : null
}

function readFilter(name: string | undefined): RequestFilter {
  return requestFilters.find((each) => filterNames[each] === name) ?? 'open'
}

function shownRequest(
  request: StoredRequest,
  adminTexts: AdminTexts,
): AdminRequestsProps['requests'][number] {
  const { locale, adminRequests: texts } = adminTexts
  const { id, reference, name, phone, email, handled_at } = request
  const facts = inboxFields.map((field) => ({
    label: labelOf(field, adminTexts),
    text: factOf(field, request, adminTexts),
  }))
  facts.push(
    { label: texts.labels.estimate, text: request.estimate ?? '' },
    { label: texts.labels.form, text: request.form === 'contact' ? '' : pathOf(request.form) },
  )
  const { fields } = adminTexts.contact
  return {
    id,
    reference,
    name,
    phone: phone === null ? null : { label: fields.telefon.label, number: phone, text: formatPhone(phone) },
    email: email === null ? null : { label: fields.email.label, address: email },
    facts: facts.filter(({ text }) => text !== ''),
    received: at(texts.received, request.created_at, locale),
    handled: handled_at === null ? null : at(texts.handled, handled_at, locale),
    mark:
      handled_at === null
        ? { action: 'rezolva', text: texts.markHandled }
        : { action: 'redeschide', text: texts.markOpen },
  }
}

/** The page of a form, by its id. */
function pathOf(form: string): string {
  const id = pageIds.find((page) => page === form)
  return id === undefined ? form : route(id).path
}

/** Contact details are shown above the rest; the longest field comes last. */
const factFields = contactFields.filter(
  ({ column }) => column !== 'name' && column !== 'phone' && column !== 'email',
)
const inboxFields = [
  ...factFields.filter(({ control }) => control !== 'message'),
  ...factFields.filter(({ control }) => control === 'message'),
]

/** The form's label, unless the inbox has a shorter one. */
function labelOf(field: Field, { adminRequests, contact }: AdminTexts): string {
  const { labels } = adminRequests
  if (field.control === 'wishes') return labels.wishes
  const own: Partial<Record<string, string>> = labels
  return own[field.column] ?? contact.fields[field.name].label
}

function factOf(field: Field, request: StoredRequest, texts: AdminTexts): string {
  switch (field.control) {
    case 'wishes': {
      const { parts } = texts.contact.options
      return request.wishes
        .map(({ day, part }) => `${formatWeekdayDate(day, texts.locale)}, ${parts[part]}`)
        .join('\n')
    }
    case 'radio':
    case 'select':
      return named(listOf(field.choices, texts), request[field.column])
    case 'checks':
      return (request[field.column] ?? '')
        .split(',')
        .map((value) => named(listOf(field.choices, texts), value))
        .join('\n')
    case 'text':
    case 'tel':
    case 'email':
    case 'message':
      return request[field.column] ?? ''
    default:
      return field satisfies never
  }
}

/** A country stays the code that the export has. */
function listOf(choices: keyof Choices, texts: AdminTexts): readonly Choice[] {
  return choices === 'countries' ? [] : choicesFor(texts)[choices]
}

function named(choices: readonly Choice[], value: string | null): string {
  return choices.find((choice) => choice.value === value)?.text ?? value ?? ''
}

function at(text: string, time: string, locale: Locale): string {
  const moment = new Date(time)
  return fill(text, { date: formatDate(moment, locale), time: formatTime(moment) })
}
