import { createTableLookup, type SiteIndex } from '../../../features/redirects/lookup.ts'
import { byPath, redirectProblem, rowFor } from '../../../features/redirects/owner-rows.ts'
import { parametersOf } from '../../../features/redirects/parameters.ts'
import type { Redirect } from '../../../features/redirects/redirect-subject.server.ts'
import { reserved } from '../../../features/redirects/reserved.ts'
import { isInTable } from '../../../features/redirects/site-index.ts'
import { createRedirectResolver } from '../../../features/redirects/site-lookup.ts'
import { readSource, sourceForm, writeSource } from '../../../features/redirects/source.ts'
import { legacyRedirects } from '../../../features/redirects/table.ts'
import { fill } from '../../../format/fill.ts'
import { typedLine } from '../../../format/typed.ts'
import { Address } from '../../../http/address.ts'
import { normalisePath } from '../../../http/normalise-path.ts'
import { defaultLocale, locales, stripLanguage } from '../../../locale.ts'
import { matchRoute } from '../../../routes.ts'
import type { RedirectWords } from './ro.ts'

/** `replaces`: the old address whose redirect somebody has agreed to replace. */
export type RedirectValues = { from: string; to: string; note: string; replaces: string }
export type RedirectErrors = Partial<Record<'from' | 'to' | 'note' | 'replaces', string>>

export function readRedirectForm(form: { get(name: string): unknown }): RedirectValues {
  const value = (name: string) => typedLine(String(form.get(name) ?? ''))
  return {
    from: value('from').slice(0, 2000),
    to: value('to').slice(0, 2000),
    note: value('note').slice(0, 2000),
    replaces: value('replaces').slice(0, 2000),
  }
}

/**
 * An old address in normal form: without domain, language, capital letters and campaign parameters. Other
 * parameters stay.
 */
export function sourceFrom(typed: string): string | null {
  const address = addressFrom(typed)
  const path = address === null ? null : normalisePath(address.pathname)
  if (address === null || path === null) return null
  return writeSource(stripLanguage(path).path, parametersOf(address.search))
}

/** `www.exemplu.ro/pagina` and `//exemplu.ro` name a site as `https://` does; anything else is a path of this one. */
function addressFrom(typed: string): URL | null {
  if (/^[a-z][a-z+.-]*:\/\//i.test(typed)) return URL.parse(typed)
  if (typed.startsWith('//')) return URL.parse(`https:${typed}`)
  if (
    /^(www\.|[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/|$))/i.test(typed) &&
    !/^[^/]+\.(php|html?|aspx?)(\/|$)/i.test(typed)
  )
    return URL.parse(`https://${typed}`)
  return URL.parse(`https://${here}${typed.startsWith('/') ? '' : '/'}${typed}`)
}

/** Stands for this site where only a path was typed. */
const here = 'x.invalid'

/** The page that a redirect is to lead to, or what is wrong with it in the words of the form. */
function targetFrom(typed: string, hosts: readonly string[]): string | 'elsewhere' | 'part' | null {
  const address = addressFrom(typed)
  const path = address === null ? null : normalisePath(address.pathname)
  if (address === null || path === null) return null
  const host = address.hostname.replace(/^www\./, '')
  if (host !== here && !hosts.some((own) => own.replace(/^www\./, '') === host)) return 'elsewhere'
  if (parametersOf(address.search).length > 0 || address.hash !== '') return 'part'
  return stripLanguage(path).path
}

/** A language that the site no longer speaks is part of an old address like any other word. */
const inLanguage = new RegExp(`^/(${locales.join('|')})(/|$)`)

/** The redirect that the form says, or what is wrong with which field: no loops, no chains, no page hidden. */
export function checkRedirect(
  typed: RedirectValues,
  rows: readonly Redirect[],
  { siteIndex, hosts }: { siteIndex: SiteIndex; hosts: readonly string[] },
  { problems }: RedirectWords,
): { redirect: Redirect; errors: null } | { redirect: null; errors: RedirectErrors } {
  const errors: RedirectErrors = {}
  const from = sourceFrom(typed.from) ?? ''
  const to = targetFrom(typed.to, hosts) ?? ''
  const { path, parameters } = readSource(from)
  if (typed.from === '') errors.from = problems.from
  else if (parameters.length === 0 && path === '/') errors.from = problems.page
  else if (parameters.length > 0 && !sourceForm.test(`/x?${from.split('?')[1]}`)) errors.from = problems.query
  else if (!sourceForm.test(from) || from.length > 300 || inLanguage.test(path) || reserved.test(path))
    errors.from = problems.from
  if (to === 'elsewhere') errors.to = problems.elsewhere
  else if (to === 'part') errors.to = problems.targetPart
  else if (typed.to === '' || inLanguage.test(to) || to.length > 300) errors.to = problems.to
  else if (rows.some((row) => row.from === to)) errors.to = problems.chain
  if (typed.note.length > 300) errors.note = problems.note
  const problem =
    errors.from === undefined && errors.to === undefined
      ? redirectProblem(from, to, isInTable, siteIndex)
      : null
  if (problem === 'target-is-no-page') errors.to = problems.target
  else if (problem === 'source-is-a-page') errors.from = problems.page
  else if (problem === 'source-is-in-the-table') errors.from = problems.table
  else if (problem === 'page-reads-the-query') errors.from = problems.pageQuery
  else if (problem !== null) errors.from = problems.from
  const before = rows.find((row) => row.from === from)
  if (before !== undefined && before.to !== to && typed.replaces !== from && errors.from === undefined)
    errors.replaces = fill(problems.replaces, before)
  if (Object.keys(errors).length > 0) return { redirect: null, errors }
  return { redirect: { from, to, note: typed.note }, errors: null }
}

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
  const source = readSource(path)
  const own =
    rowFor(byPath(rows), source.path, source.parameters) ?? rows.find(({ from }) => from === source.path)
  if (own === undefined || own.from === source.path) {
    if (isPage(source.path)) return fill(results.page, { path })
  }
  if (own !== undefined) return fill(results.own, { path, to: own.to })
  const to = targetOf(path)
  return to === null ? fill(results.none, { path }) : fill(results.built, { path, to })
}
