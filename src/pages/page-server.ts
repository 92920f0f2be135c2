import type { Article, PageMeta } from '../content/schema.ts'
import type { Freshness } from '../database/freshness.ts'
import type { NewsIndex, NewsList, NewsQuery } from '../features/news/schema.ts'
import type { PriceCategory, PriceList } from '../features/prices/schema.ts'
import type { PageGraph } from '../features/seo/json-ld.server.ts'
import type { Locale } from '../locale.ts'
import type { ParamsOf, PropsOf, RouteId } from '../routes.ts'
import type { Forms } from '../sources/forms.ts'
import type { Deferred } from '../ui/later.tsx'

/**
 * What the pages read besides their texts. A late source is a promise that never rejects; it settles within a few
 * seconds, with the last known data if need be. What decides the status of a page is known before its first byte.
 */
export type Data = {
  prices(): Deferred<PriceList & Freshness>
  /** The category at that address, or null when there is none. */
  priceCategory(slug: string): Promise<PriceCategory | null>
  news(query: NewsQuery): Deferred<NewsList & Freshness>
  /** Every article that is published, whatever their number. */
  newsIndex(): Promise<NewsIndex>
  /** The same as far as it is known without waiting. */
  knownNews(): NewsIndex
  /** A published article with its texts, or null when there is none; it may lack the text of one language. */
  article(slug: string): Promise<(Article & Freshness) | null>
  forms: Forms
}

export type LoadContext<Id extends RouteId> = {
  locale: Locale
  params: ParamsOf<Id>
  /** Only the keys that the route declares. */
  query: URLSearchParams
  now: Date
  data: Data
}

/** The half of a page that stays on the server: it turns a request into the props of the page and what its head says. */
export type PageServer<Id extends RouteId> = {
  /** Null when there is no such page. */
  load(context: LoadContext<Id>): PropsOf<Id> | null | Promise<PropsOf<Id> | null>
  meta(props: PropsOf<Id>, context: LoadContext<Id>): PageMeta
  /** What search engines and assistants are told of the page, in the vocabulary of schema.org. */
  jsonLd?(props: Settled<PropsOf<Id>>, context: LoadContext<Id>): PageGraph | Promise<PageGraph>
  /** The languages this page exists in; without it, all of them. */
  locales?(props: PropsOf<Id>, context: LoadContext<Id>): readonly Locale[]
  /** For a path with a parameter: every value that has a page in this language. */
  entries?(locale: Locale): readonly ParamsOf<Id>[]
  /**
   * How far a page may be kept. `visit`: by the visitor's browser alone, because something in it is made for the
   * visit. `private`: nowhere, because its address or content is nobody else's business. Without it, by us.
   */
  cache?: 'visit' | 'private'
}

/** Props whose late values are there. */
export type Settled<Props> = { [Name in keyof Props]: Awaited<Props[Name]> }

type PageServers = { [Id in RouteId]: () => Promise<{ default: PageServer<Id> }> }

const servers: PageServers = {
  home: () => import('./home/page.server.ts'),
  treatments: () => import('./treatments/page.server.ts'),
  treatment: () => import('./treatment/page.server.ts'),
  prices: () => import('./prices/page.server.ts'),
  priceCategory: () => import('./priceCategory/page.server.ts'),
  stories: () => import('./stories/page.server.ts'),
  team: () => import('./team/page.server.ts'),
  news: () => import('./news/page.server.ts'),
  article: () => import('./article/page.server.ts'),
  contact: () => import('./contact/page.server.ts'),
  contactThanks: () => import('./contactThanks/page.server.ts'),
  newsletter: () => import('./newsletter/page.server.ts'),
  newsletterConfirm: () => import('./newsletterConfirm/page.server.ts'),
  newsletterUnsubscribe: () => import('./newsletterUnsubscribe/page.server.ts'),
  implantOffer: () => import('./implantOffer/page.server.ts'),
  instalments: () => import('./instalments/page.server.ts'),
  privacy: () => import('./privacy/page.server.ts'),
  cookies: () => import('./cookies/page.server.ts'),
  accessibility: () => import('./accessibility/page.server.ts'),
  adminSignIn: () => import('./adminSignIn/page.server.ts'),
  adminPrices: () => import('./adminPrices/page.server.ts'),
  adminCategory: () => import('./adminCategory/page.server.ts'),
  adminPreview: () => import('./adminPreview/page.server.ts'),
  adminRequests: () => import('./adminRequests/page.server.ts'),
  adminPublications: () => import('./adminPublications/page.server.ts'),
  notFound: () => import('./notFound/page.server.ts'),
}

/** A loader that returns anything but the props of its page does not compile. */
export async function loadPageServer<Id extends RouteId>(id: Id): Promise<PageServer<Id>> {
  return (await servers[id]()).default
}
