import type { PageMeta } from '../content/schema.ts'
import type { Layout } from '../content/ui-schema.ts'
import type { Settled } from '../deferred.ts'
import type { NewsIndex } from '../features/news/schema.ts'
import type { PriceList } from '../features/prices/schema.ts'
import type { PageGraph } from '../features/seo/json-ld.server.ts'
import type { Locale } from '../locale.ts'
import type { ParamsOf, RouteId } from '../routes.ts'
import type { Data } from '../sources/data.ts'

export type LoadContext<Id extends RouteId> = {
  locale: Locale
  params: ParamsOf<Id>
  /** Only the keys that the route declares. */
  query: URLSearchParams
  now: Date
  data: Data
}

/**
 * What only the server knows of a page: how a request becomes its props, and what it says of itself. It is the
 * default export of `page.server.ts`, checked there: `satisfies PageServer<'home', HomeProps>`.
 */
export type PageServer<Id extends RouteId, Props extends object> = {
  id: Id
  /** Null when there is no such page. */
  load(context: LoadContext<Id>): Props | null | Promise<Props | null>
  /**
   * What of the props the browser needs beside the markup of a document; without it, all of them. `nothing` is said of a
   * page on which no script of its own does anything: it stays as it came.
   */
  inDocument?: 'nothing' | ((props: Settled<Props>) => object)
  meta(props: Props, context: LoadContext<Id>): PageMeta | Promise<PageMeta>
  /** What search engines and assistants are told of the page, in the vocabulary of schema.org. */
  jsonLd?(props: Settled<Props>, context: LoadContext<Id>): PageGraph | Promise<PageGraph>
  /** Until when what the page says is true, if it tells the time of day: it is made anew then, not before and not later. */
  holdsUntil?(now: Date): Date
  /** The languages this page exists in; without it, all of them. */
  locales?(props: Props, context: LoadContext<Id>): readonly Locale[]
  /** The day its content last changed, `2026-11-22`, or null where nobody noted it. Not asked of a collection's pages. */
  lastModified?(known: { prices: PriceList; news: NewsIndex }): string | null | Promise<string | null>
  /** What is drawn where the page is shared. Every public page has one; null for a slug the build does not know. */
  picture?(page: {
    locale: Locale
    params: ParamsOf<Id>
    nav: Layout['nav']
  }): Picture | null | Promise<Picture | null>
  /**
   * How far a page may be cached. `visit`: by the visitor's browser alone, because something in it is made for the
   * visit. `private`: nowhere, because its address or content is nobody else's business. Without it, by us.
   */
  cache?: 'visit' | 'private'
}

/** `section` is where the page belongs; without it, its name in the navigation or the clinic's name. */
export type Picture = { title: string; section?: string; illustration: string }

/** A page server whose page is known by its id alone. */
export type AnyPageServer = PageServer<RouteId, object>
