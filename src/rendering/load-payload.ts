import { clientBuild } from '../build/client-build.ts'
import { clinic } from '../content/clinic.ts'
import { lateNames, type Settled, settleProps } from '../deferred.ts'
import { noticeOn } from '../features/clinic/hours-of-the-build.server.ts'
import { openingFrom } from '../features/clinic/opening.ts'
import { createHead } from '../features/seo/head.ts'
import { type Graph, pageGraph } from '../features/seo/json-ld.server.ts'
import { sharePictureOf } from '../features/seo/open-graph.server.ts'
import { endOfDay, isoDateOf } from '../format/dates.ts'
import type { ResolvedPath } from '../http/address.ts'
import type { Locale } from '../locale.ts'
import { onceEach } from '../once-each.ts'
import type { PageFrame } from '../page-frame.ts'
import { loadPage } from '../pages/load-page.ts'
import { loadPageServer } from '../pages/load-page-server.server.ts'
import type { AnsweredPage, LoadContext, PageServer } from '../pages/page-server.ts'
import { fillPath, type RouteId, routes } from '../routes.ts'
import { createView, type PagePayload, type View } from '../shell/page-view.ts'
import type { Data } from '../sources/data.ts'
import { type MadeOf, watchData } from '../sources/watch-data.ts'
import { sheetOf } from '../ui/sheet/sheet.ts'
import { loadLayout } from './load-layout.ts'

export type Loaded = {
  payload: PagePayload
  view: View
  /** Whether the page in it needs no code of its own. */
  isStatic: boolean
  /**
   * The part of the payload that goes with the document, once late values are there. What the markup says is left
   * out.
   */
  inDocument: () => Promise<object>
  /** The structured data, once late values have arrived; null for a page that is not found. */
  graph: () => Promise<Graph | null>
  /** The clinic's notice for every public page, in each language. */
  notice: Record<Locale, string> | null
  status: PageStatus
  cache: 'shared' | 'visit' | 'private' | 'secret'
  /** Known once the page is rendered, structured data included. */
  madeOf: () => MadeOf
  /** When the page stops being true, in milliseconds. */
  until: number
}

/** A page that is not cached need not know what its data came from. */
export type Composed = Omit<Loaded, 'madeOf'>

/** A page can also be the answer to a form: with errors, or during an outage. */
export type PageStatus = 200 | 202 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 503

/** Everything about a page but its markup. An address without a page becomes the not-found page of its language. */
export async function loadPayload({ match, locale, query }: ResolvedPath, all: Data): Promise<Loaded> {
  const { data, madeOf } = watchData(all)
  const found =
    match &&
    !match.id.startsWith('admin/') &&
    (await load(await loadPageServer(match.id), { ...match, locale, query, now: new Date(), data }))
  if (found) return { ...found, madeOf }
  // One page for all unknown addresses: nothing of the request may be in it.
  const nothing = { params: { slug: '' }, query: new URLSearchParams() }
  const missing = await load(await loadPageServer('notFound'), { ...nothing, locale, now: new Date(), data })
  if (!missing) throw new Error('The not-found page has nothing to show')
  return { ...missing, madeOf, status: 404 }
}

async function load<Id extends RouteId, Props extends object>(
  server: PageServer<Id, Props>,
  context: LoadContext<Id>,
): Promise<Composed | null> {
  // Asked for at the same time as what the page itself needs.
  void context.data.hours()
  const props = await server.load(context)
  return props === null ? null : compose(server, context, await takeWhatIsAtHand(props), 200)
}

export type Answer<Id extends RouteId, Props extends object> = Pick<LoadContext<Id>, 'locale' | 'params'> & {
  props: Props
  status: PageStatus
  /** The part of the query the page uses, when it answers a GET request. */
  query?: URLSearchParams
}

/** A page with props that do not follow from an address: the answer to a form. */
export async function loadResponse<Id extends RouteId, Props extends object>(
  server: AnsweredPage<Id, Props>,
  { params, locale, props, status, query = new URLSearchParams() }: Answer<Id, Props>,
  data: Data,
): Promise<Composed> {
  const context = { locale, params, query, now: new Date(), data }
  const composed = await compose(server, context, props, status)
  return { ...composed, cache: composed.cache === 'secret' ? 'secret' : 'private' }
}

const componentOf = onceEach(loadPage)

async function compose<Id extends RouteId, Props extends object>(
  server: AnsweredPage<Id, Props>,
  context: LoadContext<Id>,
  props: Props,
  status: PageStatus,
): Promise<Composed> {
  const { id: route } = server
  const { locale, params, query, now } = context
  const hours = await context.data.hours()
  const opening = openingFrom(hours, now)
  const path = route === 'notFound' ? null : fillPath(routes[route].path, params)
  const head = createHead(await server.meta(props, context), {
    origin: clinic.origin,
    locale,
    path,
    search: server.ownSearch?.(props, context),
    index: status === 200 && path !== null && routes[route].sitemap !== null,
    written: server.locales?.(props, context),
  })
  const layout = await loadLayout(locale, opening, context.data.knownOffers())
  const sheet = sheetOf(`${query}`)
  const frame: PageFrame = {
    build: clientBuild.id,
    route,
    locale,
    path,
    query: query.size > 0 ? `?${query}` : '',
    ...(sheet !== '' && { sheet }),
    head,
    layout: server.cache === 'secret' ? { ...layout, googleTag: null } : layout,
  }
  const payload = { ...frame, props }
  const inDocument = async () => {
    const resolved = await settleProps(props)
    const { footer: _, ...shown } = frame.layout
    return { ...frame, layout: shown, props: propsInDocument(server, resolved) }
  }
  const graph = async () => {
    if (head.canonical === null || path === null) return null
    const described = (await server.jsonLd?.(await settleProps(props), context)) ?? null
    const pictures = {
      page: sharePictureOf(route, locale, path),
      clinic: sharePictureOf('home', locale, '/'),
    }
    return pageGraph(frame, head.canonical, pictures, described)
  }
  return {
    payload,
    view: await createView(payload, route, componentOf),
    isStatic: server.inDocument === 'nothing',
    inDocument,
    graph,
    notice: route.startsWith('admin/') ? null : noticeOn(hours, isoDateOf(now)),
    status,
    cache: server.cache ?? 'shared',
    // Prices, offers and opening hours change with the date in Bucharest: no page outlives its day.
    until: Math.min(
      server.holdsUntil?.(now, opening).getTime() ?? Number.POSITIVE_INFINITY,
      endOfDay(now).getTime(),
    ),
  }
}

function propsInDocument<Id extends RouteId, Props extends object>(
  { inDocument }: Pick<AnsweredPage<Id, Props>, 'inDocument'>,
  props: Settled<Props>,
): object | undefined {
  if (inDocument === 'nothing') return undefined
  return inDocument === undefined ? props : inDocument(props)
}

/**
 * Long enough for a database in the same part of the world: a complete page is compressed and can be cached, one
 * sent in two parts is neither.
 */
const atHandMs = 300

/** Replaces promises that settle within the limit by their values; only a slow source stays a promise. */
async function takeWhatIsAtHand<Props extends object>(props: Props): Promise<Props> {
  const late = lateNames(props)
  if (late.length === 0) return props
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, atHandMs, null))
  const waiting = Object.entries(props).filter(([name]) => late.includes(name))
  const arrived = await Promise.all(
    waiting.map(async ([name, value]) => {
      const boxed = Promise.resolve(value).then((value) => [name, value] as const)
      return Promise.race([boxed, timeout])
    }),
  )
  return Object.assign(props, Object.fromEntries(arrived.filter((each) => each !== null)))
}
