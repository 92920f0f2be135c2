import type { AdminRedirects } from '../../../content/schemas/admin/redirects.ts'
import { normalisePath } from '../../../http/normalise-path.ts'
import { locales, stripLanguage } from '../../../locale.ts'
import type { SiteIndex } from '../../redirects/lookup.ts'
import { redirectProblem } from '../../redirects/owner-rows.ts'
import type { Redirect } from '../../redirects/redirect-subject.server.ts'
import { reserved } from '../../redirects/reserved.ts'
import { isInTable } from '../../redirects/site-index.ts'

export type RedirectValues = { from: string; to: string; note: string }
export type RedirectErrors = Partial<RedirectValues>

export function readRedirectForm(form: { get(name: string): unknown }): RedirectValues {
  const value = (name: string) => String(form.get(name) ?? '').trim()
  return {
    from: value('from').slice(0, 2000),
    to: value('to').slice(0, 2000),
    note: value('note').slice(0, 2000),
  }
}

/** A path of this site in one spelling, from whatever was pasted: with domain, language, query, capital letters. */
export function pathFrom(typed: string): string | null {
  const address = URL.parse(
    typed.includes('://') ? typed : `https://x${typed.startsWith('/') ? '' : '/'}${typed}`,
  )
  const path = address === null ? null : normalisePath(address.pathname)
  return path === null ? null : stripLanguage(path).path
}

const sourceForm = /^(\/[^/?#%\\\s]+)+$/
/** A language that the site no longer speaks is part of an old address like any other word. */
const inLanguage = new RegExp(`^/(${locales.join('|')})(/|$)`)

/** The redirect that the form says, or what is wrong with which field: no loops, no chains, no page hidden. */
export function checkRedirect(
  typed: RedirectValues,
  rows: readonly Redirect[],
  siteIndex: SiteIndex,
  { problems }: AdminRedirects,
): { redirect: Redirect; errors: null } | { redirect: null; errors: RedirectErrors } {
  const errors: RedirectErrors = {}
  const from = pathFrom(typed.from) ?? ''
  const to = pathFrom(typed.to) ?? ''
  if (!sourceForm.test(from) || from.length > 300 || inLanguage.test(from) || reserved.test(from))
    errors.from = problems.from
  if (typed.to === '' || inLanguage.test(to) || to.length > 300) errors.to = problems.to
  else if (rows.some((row) => row.from === to)) errors.to = problems.chain
  if (typed.note.length > 300) errors.note = problems.note
  const problem =
    errors.from === undefined && errors.to === undefined
      ? redirectProblem(from, to, isInTable, siteIndex)
      : null
  if (problem === 'target-is-no-page') errors.to = problems.target
  else if (problem === 'source-is-a-page') errors.from = problems.page
  else if (problem === 'source-is-in-the-table') errors.from = problems.table
  else if (problem !== null) errors.from = problems.from
  if (Object.keys(errors).length > 0) return { redirect: null, errors }
  return { redirect: { from, to, note: typed.note }, errors: null }
}
