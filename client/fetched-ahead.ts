import type { View } from '../src/shell/page-view.ts'

const pages = new Map<string, { view: Promise<View>; at: number }>()
const most = 8
/** As long as the Worker serves what it has read of the database, where nothing else is set. */
const freshMs = 60_000
/** A day in Bucharest ends at a full hour, and with it prices and offers do. */
const hourMs = 3_600_000

export function isFetchedAhead(key: string): boolean {
  const page = pages.get(key)
  if (page === undefined) return false
  const now = Date.now()
  return now - page.at < freshMs && Math.floor(now / hourMs) === Math.floor(page.at / hourMs)
}

/** A page that was fetched ahead is shown once. Null for one that was not, or that may say something else by now. */
export function takeFetchedAhead(key: string): Promise<View> | null {
  const page = isFetchedAhead(key) ? pages.get(key) : undefined
  pages.delete(key)
  return page?.view ?? null
}

/** Calls `ready` when it has come and is still the latest one, unless it is being shown by then. */
export function keepFetchedAhead(key: string, view: Promise<View>, ready: (view: View) => void): void {
  const page = { view, at: Date.now() }
  pages.delete(key)
  pages.set(key, page)
  view.then(
    (came) => [...pages.values()].at(-1) === page && ready(came),
    () => pages.get(key) === page && pages.delete(key),
  )
  for (const oldest of pages.keys()) {
    if (pages.size <= most) break
    pages.delete(oldest)
  }
}
