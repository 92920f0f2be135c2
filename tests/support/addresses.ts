import { joinLocale, type Locale, locales } from '../../src/locale.ts'
import { fillPath, type PageId, pageIds, routes } from '../../src/routes.ts'
import { loadHalf } from '../../src/server/halves.ts'
import { some } from './some.ts'

export type Address = { id: PageId; locale: Locale; path: string; address: string }

/** Every public page of the site in both languages, as the route table and the pages' own lists of entries say. */
export async function publicAddresses(): Promise<readonly Address[]> {
  const publicIds = pageIds.filter((id) => routes[id].sitemap !== null)
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

async function addressesOf(id: PageId, locale: Locale): Promise<Address[]> {
  const { entries } = await loadHalf(id)
  const params: readonly Record<string, string>[] = entries ? entries(locale) : [{}]
  return params.map((each) => {
    const path = fillPath(routes[id].path, each)
    return { id, locale, path, address: joinLocale(locale, path) }
  })
}
