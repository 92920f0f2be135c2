import { sourceFrom } from '../../../features/admin/drafts/redirect-form.server.ts'
import type { AdminBarProps } from '../../../features/admin/frame/admin-bar.tsx'
import {
  adminRedirectSubject,
  type PendingRedirects,
} from '../../../features/admin/subjects/admin-redirects.server.ts'
import type { StepNames } from '../../../features/admin/subjects/own-steps.server.ts'
import { unreadProps } from '../../../features/admin/subjects/unread.server.ts'
import type { InsightGroup } from '../../../features/insights/reader.server.ts'
import { plural } from '../../../format/plurals.ts'
import type { AdminRedirectsProps } from '../../../pages/admin/redirects/page.tsx'
import type { AdminSession } from '../admin-context.ts'
import { resultOf, type SiteAddresses } from './site-addresses.ts'

type Given = {
  bar: AdminBarProps
  steps: StepNames
  pending: PendingRedirects
  addresses: SiteAddresses
  /** Addresses that a redirect may lead to. */
  pages: readonly string[]
  /** How often each redirect was followed, and which addresses ended without a page; null where that cannot be read. */
  hits: readonly InsightGroup[] | null
  missing: readonly InsightGroup[] | null
  /** The address that somebody tries, as typed; empty for none. */
  tried: string
}

const mostCandidates = 20

export function redirectsProps(
  { locale, texts }: AdminSession,
  { bar, steps, pending, addresses, pages, hits, missing, tried }: Given,
): AdminRedirectsProps {
  const { content, published, draft } = pending
  const { diff, publish, errorPrefix } = texts.adminDrafts
  const { adminRedirects } = texts
  const { results } = adminRedirects.tried
  const triedPath = sourceFrom(tried)
  const counted = (count: number) => plural(count, adminRedirects.list.times, locale)
  const countOf = new Map(hits?.map(({ keys: [path = ''], count }) => [path, count]))
  const known = new Set(content.rows.map(({ from }) => from))
  /** It has a page or a target by now, or a row of the draft. */
  const isAnswered = (path: string) =>
    known.has(path) || addresses.targetOf(path) !== null || addresses.isPage(path)
  const resultOfTried = () =>
    triedPath === null ? results.broken : resultOf(triedPath, content.rows, addresses, results)
  return {
    bar,
    texts: { ...adminRedirects, submit: adminRedirects.publish, diff, publish, errorPrefix },
    notice: null,
    version: draft.version,
    ...steps,
    values: { from: '', to: '', note: '' },
    agreed: '',
    errors: {},
    pages,
    tried: { address: tried, result: tried === '' ? null : resultOfTried() },
    rows: content.rows.map((row) => ({
      ...row,
      hits: hits === null ? null : counted(countOf.get(row.from) ?? 0),
    })),
    missing:
      missing
        ?.filter(({ keys: [path = ''] }) => !isAnswered(path))
        .slice(0, mostCandidates)
        .map(({ keys: [path = ''], count }) => ({ path, count: counted(count) })) ?? null,
    unread: unreadProps(pending.draft.unread, texts),
    diff: adminRedirectSubject.changes(published, content, pending, texts),
    note: '',
    noteError: null,
    confirmError: null,
    warnings: { refusals: [], questions: [] },
  }
}
