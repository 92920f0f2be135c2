import {
  createRedirectResolver,
  createTableLookup,
  type SiteIndex,
} from '../../../features/redirects/lookup.ts'
import type { Redirect } from '../../../features/redirects/redirect-subject.server.ts'
import { legacyRedirects } from '../../../features/redirects/table.ts'
import { fill } from '../../../format/fill.ts'
import { Address } from '../../../http/address.ts'
import { defaultLocale } from '../../../locale.ts'
import { matchRoute } from '../../../routes.ts'

/** What the site has at a path by itself: a page, or the target of a rule. */
export function siteAddresses(siteIndex: SiteIndex) {
  const inTable = createTableLookup(legacyRedirects)
  const byRule = createRedirectResolver({ ...siteIndex, settle: () => null })
  return {
    isPage: (path: string) => siteIndex.isLive(matchRoute(path), defaultLocale),
    targetOf(path: string): string | null {
      const address = new Address(path, '')
      return inTable(address) ?? byRule(address)
    },
  }
}

export type SiteAddresses = ReturnType<typeof siteAddresses>

/** What a visitor gets at a path once these rows are published. */
export function resultOf(
  path: string,
  rows: readonly Redirect[],
  { isPage, targetOf }: SiteAddresses,
  results: Record<'page' | 'own' | 'built' | 'none', string>,
): string {
  if (isPage(path)) return fill(results.page, { path })
  const own = rows.find(({ from }) => from === path)
  if (own !== undefined) return fill(results.own, { path, to: own.to })
  const to = targetOf(path)
  return to === null ? fill(results.none, { path }) : fill(results.built, { path, to })
}
