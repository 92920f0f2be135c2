import { existsSync } from 'node:fs'
import { articles } from '../../src/content/news.ts'
import { priceSnapshot } from '../../src/features/prices/snapshot.ts'
import { entryExists, knownOfTheBuild } from '../../src/features/redirects/collections.ts'
import { defaultLocale, splitLocale } from '../../src/locale.ts'
import { isSwitchedOff, matchRoute, routes } from '../../src/routes.ts'

const slugs = new Set(articles.map(({ slug }) => slug))
const exists = entryExists({ ...knownOfTheBuild, prices: () => priceSnapshot })

/** The error of an address that the content links to, in words for its author; null if there is none. */
export function deadAddress(address: string): string | null {
  const pathname = /^(\/[^/?#][^?#]*|\/)(?:[?#]|$)/.exec(address)?.[1]
  if (pathname === undefined || existsSync(`public${pathname}`)) return null
  const { path } = splitLocale(pathname)
  // A link to a part that is off is shown as its words.
  if (isSwitchedOff(path)) return null
  const match = matchRoute(path)
  if (match === null) return 'there is no page at this address'
  const route = routes[match.id]
  if (!('collection' in route)) return null
  const { slug } = match.params
  const isThere =
    route.collection === 'articles' ? slugs.has(slug) : exists(route.collection, slug, defaultLocale)
  return isThere
    ? null
    : 'no such slug: it was renamed or taken out; write the new address, or the words alone'
}
