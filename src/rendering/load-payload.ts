import { clientBuild } from '../build/client-build.ts'
import { clinic } from '../content/clinic.ts'
import { createHead } from '../features/seo/head.ts'
import { pageGraph, type Thing } from '../features/seo/json-ld.server.ts'
import { pictureOf } from '../features/seo/open-graph.server.ts'
import type { Locale } from '../locale.ts'
import {
  type Data,
  type LoadContext,
  loadPageServer,
  type PageServer,
  type Settled,
} from '../pages/page-server.ts'
import { fillPath, type ParamsOf, type PropsOf, type RouteId, routes } from '../routes.ts'
import { createView, type PageFrame, type PagePayload, type View } from '../shell/page-view.ts'
import { loadLayout } from './load-layout.ts'
import type { Location } from './resolve-path.ts'

export type Loaded = {
  payload: PageFrame & { props: object }
  view: View
  /** What the page tells machines, once its late values are there; null for a page that is not to be found. */
  graph: () => Promise<Thing | null>
  status: PageStatus
  cache: 'shared' | 'visit' | 'private'
}

/** A page can also be the answer to a form: what was wrong with it, or that it could not be taken. */
export type PageStatus = 200 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 503

/** Everything about a page but its markup. What does not exist becomes the not-found page of the language. */
export async function loadPage(location: Location, data: Data): Promise<Loaded> {
  const { match, locale, query } = location
  const found = match && (await loadRoute(match.id, match.params, locale, query, data))
  if (found) return found
  // One page for every address there is none at: nothing of what this visitor asked for may be in it.
  const missing = await loadRoute('notFound', {}, locale, new URLSearchParams(), data)
  if (!missing) throw new Error('The not-found page has nothing to show')
  return { ...missing, status: 404 }
}

async function loadRoute<Id extends RouteId>(
  route: Id,
  params: ParamsOf<Id>,
  locale: Locale,
  query: URLSearchParams,
  data: Data,
): Promise<Loaded | null> {
  const server = await loadPageServer(route)
  const context = { locale, params, query, now: new Date(), data }
  const loaded = await server.load(context)
  if (loaded === null) return null
  const props = await takeWhatIsAtHand(loaded)
  return composePage(server, route, context, props, 200)
}

type Answer<Id extends RouteId> = {
  params: ParamsOf<Id>
  locale: Locale
  props: PropsOf<Id>
  status: PageStatus
  query?: URLSearchParams
}

/** A page from props that no address gives: the answer to a form. */
export async function loadAnswer<Id extends RouteId>(
  route: Id,
  { params, locale, props, status, query = new URLSearchParams() }: Answer<Id>,
  data: Data,
): Promise<Loaded> {
  const context = { locale, params, query, now: new Date(), data }
  return {
    ...(await composePage(await loadPageServer(route), route, context, props, status)),
    cache: 'private',
  }
}

async function composePage<Id extends RouteId>(
  server: PageServer<Id>,
  route: Id,
  context: LoadContext<Id>,
  props: PropsOf<Id>,
  status: PageStatus,
): Promise<Loaded> {
  const { locale, params, query } = context
  const path = route === 'notFound' ? null : fillPath(routes[route].path, params)
  const head = createHead(
    server.meta(props, context),
    clinic.origin,
    locale,
    path,
    status === 200 && path !== null && routes[route].sitemap !== null,
    server.locales?.(props, context),
  )
  const payload: PagePayload<Id> = {
    build: clientBuild.id,
    route,
    locale,
    path,
    query: query.size > 0 ? `?${query}` : '',
    head,
    layout: loadLayout(locale),
    props,
  }
  const cache = server.cache ?? 'shared'
  const graph = async () => {
    if (head.canonical === null || path === null) return null
    const described = (await server.jsonLd?.(await settled(props), context)) ?? null
    return pageGraph(payload, head.canonical, pictureOf(route, locale, path), described)
  }
  return { payload, view: await createView(payload, route), graph, status, cache }
}

function settled<Props extends object>(props: Props): Promise<Settled<Props>>
async function settled(props: object): Promise<object> {
  const values = Object.entries(props).map(async ([name, value]) => [name, await value] as const)
  return Object.fromEntries(await Promise.all(values))
}

/** Long enough for a source in memory or a warm cache, too short for a visitor to notice. */
const atHandMs = 15

/** Puts values in place of the promises that are as good as settled; only a source that is slow stays a promise. */
async function takeWhatIsAtHand<Props extends object>(props: Props): Promise<Props> {
  const promises = Object.entries(props).filter(([, value]) => value instanceof Promise)
  if (promises.length === 0) return props
  const late = Symbol('late')
  const timedOut = new Promise<typeof late>((resolve) => setTimeout(resolve, atHandMs, late))
  const settled = await Promise.all(
    promises.map(async ([name, promise]) => [name, await Promise.race([promise, timedOut])] as const),
  )
  return Object.assign(props, Object.fromEntries(settled.filter(([, value]) => value !== late)))
}
