import type { PageFrame } from '../src/page-frame.ts'

/**
 * Old English addresses land on `/preturi?lang=en`, which shows the right page: only the address bar is corrected,
 * without a history entry.
 */
export function settleAddress({ head }: PageFrame): void {
  const { searchParams, hash } = new URL(location.href)
  if (!searchParams.has('lang') || head.canonical === null) return
  searchParams.delete('lang')
  const query = searchParams.toString()
  const search = query === '' ? '' : `?${query}`
  history.replaceState(history.state, '', new URL(head.canonical).pathname + search + hash)
}
