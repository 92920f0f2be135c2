import { normalisePath } from '../../http/normalise-path.ts'
import { defaultLocale, locales, stripLanguage } from '../../locale.ts'
import { matchRoute, route } from '../../routes.ts'
import type { SiteIndex } from './lookup.ts'
import type { OwnerRedirect } from './read.ts'
import { reserved } from './reserved.ts'

/** Why an owner's row is ignored. */
export type Refused = {
  from: string
  problem: 'source-not-normal' | 'source-is-a-page' | 'source-is-in-the-table' | 'target-is-no-page'
}

/**
 * The valid rows, by source. A target is a page and a source is not, so no row leads to another one or back: one
 * hop, no loops.
 */
export function acceptOwnerRows(
  rows: readonly OwnerRedirect[],
  isInTable: (path: string) => boolean,
  siteIndex: Pick<SiteIndex, 'isLive'>,
): { targets: ReadonlyMap<string, string>; refused: Refused[] } {
  const targets = new Map<string, string>()
  const refused: Refused[] = []
  for (const { from_path, to_path } of rows) {
    const problem = redirectProblem(from_path, to_path, isInTable, siteIndex)
    if (problem === null) targets.set(from_path, to_path)
    else refused.push({ from: from_path, problem })
  }
  return { targets, refused }
}

/** Why a row would be ignored, or null. */
export function redirectProblem(
  from: string,
  to: string,
  isInTable: (path: string) => boolean,
  { isLive }: Pick<SiteIndex, 'isLive'>,
): Refused['problem'] | null {
  if (normalisePath(from) !== from || stripLanguage(from).path !== from) return 'source-not-normal'
  const source = matchRoute(from)
  if (reserved.test(from) || locales.some((locale) => isLive(source, locale))) return 'source-is-a-page'
  if (isInTable(from)) return 'source-is-in-the-table'
  const target = matchRoute(to)
  return target !== null && isLive(target, defaultLocale) && route(target.id).sitemap !== null
    ? null
    : 'target-is-no-page'
}
