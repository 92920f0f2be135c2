import { afterAll, beforeAll } from 'vitest'
import { openBackForwardBrowser, openBrowser, type VisitedBrowser } from '../browser/browser.ts'
import { type SharedSite, type SharedSiteName, sharedSite } from './shared.ts'
import { type Site, type SiteOptions, startSite } from './site.ts'

export type OpenSiteOptions = SiteOptions & {
  /** A browser of its own, in which Back may show a page just as it was left. */
  backForwardCache?: boolean
  /** What the site needs before the first visitor comes. */
  prepare?: (site: Site) => Promise<unknown>
}

export type Opened<OpenedSite> = { readonly site: OpenedSite; readonly browser: VisitedBrowser }

/** A site that all files share, for tests that only read, and a browser. */
export function openSharedSite(name: SharedSiteName = 'production'): Opened<SharedSite> {
  return open(async () => ({ site: await sharedSite(name), browser: await openBrowser() }))
}

/** A site for the tests of one file and a browser: opened before the first, closed after the last. */
export function openSite({
  prepare,
  backForwardCache = false,
  ...options
}: OpenSiteOptions = {}): Opened<Site> {
  return open(
    async () => {
      const [site, browser] = await Promise.all([
        startSite(options),
        backForwardCache ? openBackForwardBrowser() : openBrowser(),
      ])
      await prepare?.(site)
      return { site, browser }
    },
    ({ site }) => site.close(),
  )
}

function open<OpenedSite>(
  start: () => Promise<Opened<OpenedSite>>,
  stop?: (opened: Opened<OpenedSite>) => Promise<void>,
): Opened<OpenedSite> {
  let opened: Opened<OpenedSite> | null = null
  beforeAll(async () => {
    opened = await start()
  })
  afterAll(async () => {
    await opened?.browser.close()
    if (opened !== null) await stop?.(opened)
  })
  const get = () => {
    if (opened === null) throw new Error('The site opens before the first test')
    return opened
  }
  return {
    get site() {
      return get().site
    },
    get browser() {
      return get().browser
    },
  }
}
