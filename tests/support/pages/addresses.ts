import { entriesOf, listsOfTheBuild } from '../../../src/features/redirects/collections.ts'
import { joinLocale, type Locale, locales } from '../../../src/locale.ts'
import { fillPath, type PageId, pageIds, route } from '../../../src/routes.ts'
import { some } from '../some.ts'

export type Address = { id: PageId; locale: Locale; path: string; address: string }

/** Every public page of the site in both languages, as the route table and the pages' own lists of entries say. */
export async function publicAddresses(): Promise<readonly Address[]> {
  const publicIds = pageIds.filter((id) => route(id).sitemap !== null)
  const perRoute = publicIds.flatMap((id) => locales.map((locale) => addressesOf(id, locale)))
  return some((await Promise.all(perRoute)).flat())
}

/** One address for each route: the first entry stands for the others. */
export async function oneAddressPerRoute(): Promise<readonly Address[]> {
  const all = await publicAddresses()
  return all.filter(
    (each, index) => all.findIndex(({ id, locale }) => id === each.id && locale === each.locale) === index,
  )
}

function addressesOf(id: PageId, locale: Locale): Address[] {
  const { path: pattern, collection } = route(id)
  const known = listsOfTheBuild(new Date())
  const slugs =
    collection === undefined
      ? ['']
      : entriesOf(collection, known).flatMap(({ slug, written }) => (written.includes(locale) ? [slug] : []))
  return slugs.map((slug) => {
    const path = fillPath(pattern, { slug })
    return { id, locale, path, address: joinLocale(locale, path) }
  })
}
