import { createTableLookup, type SiteIndex } from '../../../features/redirects/lookup.ts'
import { byPath, rowFor } from '../../../features/redirects/owner-rows.ts'
import type { Redirect } from '../../../features/redirects/redirect-subject.server.ts'
import { createRedirectResolver } from '../../../features/redirects/site-lookup.ts'
import { readSource } from '../../../features/redirects/source.ts'
import { legacyRedirects } from '../../../features/redirects/table.ts'
import { fill } from '../../../format/fill.ts'
import { Address } from '../../../http/address.ts'
import { defaultLocale } from '../../../locale.ts'
import { matchRoute } from '../../../routes.ts'
import type { RedirectWords } from './ro.ts'

/** What the site has at a path by itself: a page, or the target of a rule. */
export function siteAddresses(siteIndex: SiteIndex) {
  const inTable = createTableLookup(legacyRedirects)
  const byRule = createRedirectResolver({ ...siteIndex, settle: () => null })
  return {
    isPage: (from: string) => {
      const { path, parameters } = readSource(from)
      return (
        siteIndex.isLive(matchRoute(path), defaultLocale) && siteIndex.ownerRowFor?.(path, parameters) == null
      )
    },
    targetOf(from: string): string | null {
      const { path, parameters } = readSource(from)
      const address = new Address(path, from.slice(path.length))
      return siteIndex.ownerRowFor?.(path, parameters)?.to ?? inTable(address) ?? byRule(address)
    },
  }
}

export type SiteAddresses = ReturnType<typeof siteAddresses>

/** What a visitor gets at a path once these rows are published. */
export function resultOf(
  path: string,
  rows: readonly Redirect[],
  { isPage, targetOf }: SiteAddresses,
  results: RedirectWords['tried']['results'],
): string {
  const asked = readSource(path)
  const own =
    rowFor(byPath(rows), asked.path, asked.parameters) ?? rows.find(({ from }) => from === asked.path)
  if (own === undefined || own.from === asked.path) {
    if (isPage(asked.path)) return fill(results.page, { path })
  }
  if (own !== undefined) return fill(results.own, { path, to: own.to })
  const to = targetOf(path)
  return to === null ? fill(results.none, { path }) : fill(results.built, { path, to })
}
