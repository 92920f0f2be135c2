import { settleProps } from '../deferred.ts'
import { noticeOn } from '../features/clinic/hours-of-the-build.server.ts'
import { openingFrom } from '../features/clinic/opening.ts'
import { isSame } from '../features/publishing/changes.ts'
import { entriesOf, listsOf } from '../features/redirects/collections.ts'
import { isoDateOf } from '../format/dates.ts'
import { joinLocale, type Locale, locales } from '../locale.ts'
import { loadPageServer } from '../pages/load-page-server.server.ts'
import { fillPath, type PageId, pageIds, route } from '../routes.ts'
import type { Data } from '../sources/data.ts'
import { watchData } from '../sources/watch-data.ts'
import { loadLayout } from './load-layout.ts'

/** A public page of one language that changes; `title` is null when it is no more. */
export type ChangedPage = { path: string; title: string | null }

/**
 * The public pages whose own content is another with `after` than with `before`. Each page is loaded from `before`, and from
 * `after` as well if it has asked for something that they do not have in common. The shared cache gives these pages a new
 * version when something is published (`cache/shared-cache.ts`, `invalidate`).
 */
export async function changedPages(before: Data, after: Data, locale: Locale): Promise<ChangedPage[]> {
  const now = new Date()
  const lists = await Promise.all([after, before].map(listsOf))
  const found = await Promise.all(pageIds.map(inRoute))
  return found.flat().filter((page) => page !== null)

  async function inRoute(id: PageId): Promise<(ChangedPage | null)[]> {
    const { sitemap, collection } = route(id)
    if (sitemap === null) return []
    const slugs =
      collection === undefined
        ? ['']
        : lists.flatMap((each) => entriesOf(collection, each).map(({ slug }) => slug))
    const left = [...new Set(slugs)]
    // Pages of one route ask for the same: the first that there is speaks for all.
    const pages: (ChangedPage | null)[] = []
    for (let first = left.shift(); first !== undefined; first = left.shift()) {
      const { page, isThere, isTouched } = await look(id, first)
      pages.push(page)
      if (!isThere) continue
      if (!isTouched) return pages
      return [...pages, ...(await Promise.all(left.map(async (slug) => (await look(id, slug)).page)))]
    }
    return pages
  }

  async function look(id: PageId, slug: string) {
    const { data, reads } = watchData(before)
    const was = await contentOf(id, slug, data)
    const isTouched = isAnyOther(reads(), before, after)
    const is = isTouched ? await contentOf(id, slug, after) : was
    const isUnchanged = !isTouched || isSame(plain(is), plain(was))
    const path = joinLocale(locale, fillPath(route(id).path, { slug }))
    return {
      page: isUnchanged ? null : { path, title: is?.meta.title ?? null },
      isThere: was !== null,
      isTouched,
    }
  }

  async function contentOf(id: PageId, slug: string, data: Data) {
    const server = await loadPageServer(id)
    const context = { locale, params: { slug }, query: new URLSearchParams(), now, data }
    const loaded = await server.load(context)
    if (loaded === null) return null
    const props = await settleProps(loaded)
    const [meta, graph] = await Promise.all([server.meta(props, context), server.jsonLd?.(props, context)])
    return { props, meta, graph }
  }
}

function isAnyOther(names: ReadonlySet<string>, before: Data, after: Data): boolean {
  return [...names].some((name) => Reflect.get(before, name) !== Reflect.get(after, name))
}

/** As it is sent. The database has its own order of keys. */
function plain(content: object | null): unknown {
  return JSON.parse(JSON.stringify(content))
}

/** The addresses, in every language, of the pages that are others with `after`; undefined is all of them. */
export async function outdatedPaths(before: Data, after: Data): Promise<string[] | undefined> {
  if (await isFrameChanged(before, after)) return undefined
  const pages = await Promise.all(locales.map((locale) => changedPages(before, after, locale)))
  return pages.flat().map(({ path }) => path)
}

/**
 * Whether every page is another. Hours stand at the foot of each, with the days of three months, and a notice above it: a
 * notice for later and a day further off change none of that yet. The menu names the offer while one runs.
 */
export async function isFrameChanged(before: Data, after: Data): Promise<boolean> {
  const { data, reads } = watchData(before)
  const was = await frameOf(data)
  return isAnyOther(reads(), before, after) && was !== (await frameOf(after))
}

/** What every page has around its own content. */
async function frameOf(data: Data): Promise<string> {
  const now = new Date()
  const hours = await data.hours()
  const opening = openingFrom(hours, now)
  const layouts = await Promise.all(locales.map((locale) => loadLayout(locale, opening, data.knownOffers())))
  return JSON.stringify({ layouts, notice: noticeOn(hours, isoDateOf(now)) })
}
