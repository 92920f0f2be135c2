import { normalisePath } from '../../http/normalise-path.ts'
import { defaultLocale, locales, stripLanguage } from '../../locale.ts'
import { matchRoute, route } from '../../routes.ts'
import type { OwnerRow, SiteIndex } from './lookup.ts'
import type { Parameter } from './parameters.ts'
import type { OwnerRedirect } from './read.ts'
import { reserved } from './reserved.ts'
import { readSource, sourceForm, writeSource } from './source.ts'

/** Why an owner's row is ignored. */
export type Refused = {
  from: string
  problem:
    | 'source-not-normal'
    | 'source-is-a-page'
    | 'source-is-in-the-table'
    | 'page-reads-the-query'
    | 'target-is-no-page'
}

/** The valid rows. `queried`: those that name parameters, by path, the ones with most parameters first. */
export type OwnerRows = {
  targets: ReadonlyMap<string, string>
  queried: ReadonlyMap<string, readonly QueriedRow[]>
}
type QueriedRow = OwnerRow & { parameters: readonly Parameter[] }

/** The row that names most of these parameters, or null. */
export function rowFor(
  queried: OwnerRows['queried'],
  path: string,
  given: readonly Parameter[],
): OwnerRow | null {
  const has = ([key, value]: Parameter) => given.some((each) => each[0] === key && each[1] === value)
  return queried.get(path)?.find(({ parameters }) => parameters.every(has)) ?? null
}

/** Rows that name parameters, as `rowFor` looks them up. */
export function byPath(rows: readonly OwnerRow[]): OwnerRows['queried'] {
  const read = rows
    .map((row) => ({ ...row, ...readSource(row.from) }))
    .filter(({ parameters }) => parameters.length > 0)
    .toSorted((a, b) => b.parameters.length - a.parameters.length)
  return Map.groupBy(read, ({ path }) => path)
}

/**
 * The valid rows, by source. A target is a page and a source is not, so no row leads to another one or back: one
 * hop, no loops.
 */
export function acceptOwnerRows(
  rows: readonly OwnerRedirect[],
  isInTable: (path: string) => boolean,
  siteIndex: Pick<SiteIndex, 'isLive'>,
): OwnerRows & { refused: Refused[] } {
  const targets = new Map<string, string>()
  const refused: Refused[] = []
  for (const { from_path, to_path } of rows) {
    const problem = redirectProblem(from_path, to_path, isInTable, siteIndex)
    if (problem === null) targets.set(from_path, to_path)
    else refused.push({ from: from_path, problem })
  }
  const queried = byPath([...targets].map(([from, to]) => ({ from, to })))
  return { targets, queried, refused }
}

/** Why a row would be ignored, or null. */
export function redirectProblem(
  from: string,
  to: string,
  isInTable: (path: string) => boolean,
  { isLive }: Pick<SiteIndex, 'isLive'>,
): Refused['problem'] | null {
  const { path, parameters } = readSource(from)
  const isNormal = normalisePath(path) === path && stripLanguage(path).path === path
  if (!isNormal || !sourceForm.test(from) || writeSource(path, parameters) !== from)
    return 'source-not-normal'
  const source = matchRoute(path)
  if (reserved.test(path)) return 'source-is-a-page'
  if (parameters.length > 0) {
    const read = source === null ? [] : route(source.id).query
    if (parameters.some(([key]) => read.includes(key) || key === 'lang')) return 'page-reads-the-query'
  } else {
    if (locales.some((locale) => isLive(source, locale))) return 'source-is-a-page'
    if (isInTable(path)) return 'source-is-in-the-table'
  }
  const target = matchRoute(to)
  return target !== null && isLive(target, defaultLocale) && route(target.id).sitemap !== null
    ? null
    : 'target-is-no-page'
}
