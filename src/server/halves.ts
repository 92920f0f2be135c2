import type { PageMeta } from '../content/schema.ts'
import type { PriceList } from '../data/prices/schema.ts'
import type { Locale } from '../locale.ts'
import type { ParamsOf, PropsOf, RouteId } from '../routes.ts'
import type { Deferred } from '../ui/later.tsx'

/** What the pages read besides their texts. A late source is a promise that never rejects. */
export type Data = { prices(): Deferred<PriceList> }

export type LoadContext<Id extends RouteId> = {
  locale: Locale
  params: ParamsOf<Id>
  /** Only the keys that the route declares. */
  query: URLSearchParams
  now: Date
  data: Data
}

/** The half of a page that stays on the server: it turns a request into the props of the page and what its head says. */
export type ServerHalf<Id extends RouteId> = {
  /** Null when there is no such page. */
  load(context: LoadContext<Id>): PropsOf<Id> | null | Promise<PropsOf<Id> | null>
  meta(props: PropsOf<Id>, context: LoadContext<Id>): PageMeta
  /** For a path with a parameter: every value that has a page in this language. */
  entries?(locale: Locale): readonly ParamsOf<Id>[]
  /** A page that is not public: never kept, never listed. */
  status?: 401
}

type Halves = { [Id in RouteId]: () => Promise<{ default: ServerHalf<Id> }> }

const halves: Halves = {
  home: () => import('../pages/home/page.server.ts'),
  treatments: () => import('../pages/treatments/page.server.ts'),
  treatment: () => import('../pages/treatment/page.server.ts'),
  prices: () => import('../pages/prices/page.server.ts'),
  priceCategory: () => import('../pages/priceCategory/page.server.ts'),
  stories: () => import('../pages/stories/page.server.ts'),
  team: () => import('../pages/team/page.server.ts'),
  news: () => import('../pages/news/page.server.ts'),
  article: () => import('../pages/article/page.server.ts'),
  contact: () => import('../pages/contact/page.server.ts'),
  implantOffer: () => import('../pages/implantOffer/page.server.ts'),
  instalments: () => import('../pages/instalments/page.server.ts'),
  privacy: () => import('../pages/privacy/page.server.ts'),
  cookies: () => import('../pages/cookies/page.server.ts'),
  accessibility: () => import('../pages/accessibility/page.server.ts'),
  adminPrices: () => import('../pages/adminPrices/page.server.ts'),
  notFound: () => import('../pages/notFound/page.server.ts'),
}

/** A loader that returns anything but the props of its page does not compile. */
export async function loadHalf<Id extends RouteId>(id: Id): Promise<ServerHalf<Id>> {
  return (await halves[id]()).default
}
