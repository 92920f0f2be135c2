import { brand } from '../../content/clinic.ts'
import { hasPage } from '../../routes.ts'

/**
 * What a visitor who allows functional storage can open offline. `enabled: false` turns it off for good: browsers
 * with copies then get a service worker that deletes them and unregisters.
 */
export const offline = {
  enabled: true,
  script: '/sw.js',
  /** Shown for a page without a copy, in its language. */
  missing: '/_offline',
  /** Prefix of every cache's name; the cookie policy's table uses it too. */
  cachePrefix: `${brand}-`,
  /** Held while something is kept, so that what is deleted meanwhile does not come back. */
  lock: `${brand}-copies`,
  /** The pages that can always be opened. */
  always: (['inPain', 'contact', 'prices'] as const).filter(hasPage),
  /** How many of the pages read last are stored, besides those that always are. */
  lastPages: 10,
  /** How long the network is awaited where there is a copy. */
  waitMs: 3000,
  /** How long the pages that always are may take to come. */
  installMs: 120_000,
} as const

/** What the server tells the service worker about its build. */
export type OfflineShell = {
  build: string
  /** Pages that can always be opened, in every language. */
  pages: readonly string[]
  /** The files these pages need. */
  files: readonly string[]
}
