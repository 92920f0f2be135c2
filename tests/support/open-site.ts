import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Site, type SiteOptions, startSite } from './site.ts'

export type OpenSiteOptions = SiteOptions &
  Parameters<typeof openBrowser>[0] & {
    /** What the site needs before the first visitor comes. */
    prepare?: (site: Site) => Promise<unknown>
  }

/** One site and one browser for the tests of a file: opened before the first, closed after the last. */
export function openSite({ prepare, ...options }: OpenSiteOptions = {}) {
  let opened: { site: Site; browser: Browser } | null = null
  beforeAll(async () => {
    const [site, browser] = await Promise.all([startSite(options), openBrowser(options)])
    opened = { site, browser }
    await prepare?.(site)
  })
  afterAll(async () => {
    await opened?.browser.close()
    await opened?.site.close()
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
