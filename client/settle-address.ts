import type { PageFrame } from '../src/page-frame.ts'

/**
 * Old English addresses land on `/preturi?lang=en`. The page is what it should be; the address bar is put right
 * without a new history entry.
 */
export function settleAddress({ head }: PageFrame): void {
  const { searchParams, hash } = new URL(location.href)
  if (!searchParams.has('lang') || head.canonical === null) return
  searchParams.delete('lang')
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  history.replaceState(history.state, '', new URL(head.canonical).pathname + query + hash)
}
