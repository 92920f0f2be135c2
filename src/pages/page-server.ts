import type { PageMeta } from '../content/schema.ts'
import type { Settled } from '../deferred.ts'
import type { Opening } from '../features/clinic/opening.ts'
import type { FormState } from '../features/contact/form-props.server.ts'
import type { Lists } from '../features/redirects/collections.ts'
import type { PageGraph } from '../features/seo/json-ld.server.ts'
import type { LayoutWords } from '../layout/ro.ts'
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
 * The server part of a page: how a request becomes its props, and its metadata. It is the default export of
 * `page.server.ts`, checked there: `satisfies PageServer<'home', HomeProps>`.
 */
export type PageServer<Id extends RouteId, Props extends object> = {
  id: Id
  /** Null when there is no such page. */
  load(context: LoadContext<Id>): Props | null | Promise<Props | null>
  /** A page with a form for the reception: its props around the form in any state. */
  withForm?(state: FormState, context: LoadContext<Id>): Props | Promise<Props>
  /**
   * What of the props the browser needs beside the markup of a document; without it, all of them. `nothing` is said of a
   * page on which no script of its own does anything: it stays as it came.
   */
  inDocument?: 'nothing' | ((props: Settled<Props>) => object)
  meta(props: Props, context: LoadContext<Id>): PageMeta | Promise<PageMeta>
  /** The part of the query that makes a page of its own for search engines, `?pagina=2`; by default none. */
  ownSearch?(props: Props, context: LoadContext<Id>): string
  /** The page's structured data, in the vocabulary of schema.org. */
  jsonLd?(props: Settled<Props>, context: LoadContext<Id>): PageGraph | Promise<PageGraph>
  /** Until when the page is true, if it depends on the time of day: it is rendered again then. */
  holdsUntil?(now: Date, opening: Opening): Date
  /** The languages this page exists in; without it, all of them. */
  locales?(props: Props, context: LoadContext<Id>): readonly Locale[]
  /** The day its content last changed, `2026-11-22`, or null if unknown. Not asked of a collection's pages. */
  lastModified?(lists: Lists): string | null | Promise<string | null>
  /** The share picture. Every public page has one; null for a slug the build does not know. */
  picture?(page: {
    locale: Locale
    params: ParamsOf<Id>
    nav: LayoutWords['nav']
  }): Picture | null | Promise<Picture | null>
  /**
   * How the page may be cached. `visit`: only by the visitor's browser, because it contains something made for the
   * visit. `private`: nowhere, because its address or content is confidential. `secret`: as private, for a page that
   * anyone with its address can read: it sends no referrer and loads no third-party script. Without it, by the Worker.
   */
  cache?: 'visit' | 'private' | 'secret'
}

/** `section` is shown above the title; without it, the page's name in the navigation or the clinic's name. */
export type Picture = { title: string; section?: string; illustration: string }

/** A page whose props do not follow from its address: an endpoint makes them for each request. */
export type AnsweredPage<Id extends RouteId, Props extends object> = Omit<PageServer<Id, Props>, 'load'>

export type AnyPageServer = PageServer<RouteId, object>
