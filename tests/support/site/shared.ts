import type { CrawledPage } from '../pages/crawl.ts'
import { ofTheRun } from '../run/of-the-run.ts'

/** The sites that a whole run shares: with a database or without, and with React's explaining build. */
export type SharedSiteName = 'production' | 'database' | 'development'

/** A site for tests that only read: what it knows and shows is the same for all of them. */
export type SharedSite = Awaited<ReturnType<typeof sharedSite>>

export async function sharedSite(name: SharedSiteName) {
  const url = await ofTheRun<string>(`site/${name}`)
  return {
    /** Without a trailing slash. */
    url,
    /** Asks the Worker and follows no redirect. */
    fetch: (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init }),
  }
}

/** Every address of the shared production site that can be found, as the Worker answered it once for all tests. */
export const sharedCrawl = () => ofTheRun<CrawledPage[]>('crawl')
