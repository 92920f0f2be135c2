import { brand } from '../../content/clinic.ts'

/**
 * What a visitor who allows functional storage can open without a connection. `enabled: false` turns it off for good:
 * browsers that hold copies then get a service worker that deletes them and goes.
 */
export const offline = {
  enabled: true,
  script: '/sw.js',
  /** What is shown for a page there is no copy of, in its language. */
  missing: '/_offline',
  /** The name of every cache begins with it; the table of the cookie policy names them so. */
  cachePrefix: `${brand}-`,
  /** How many of the pages read last are stored, besides those that always are. */
  lastPages: 10,
  /** So long the network is waited for where there is a copy. */
  waitMs: 3000,
} as const

/** What the server tells the service worker of the build it belongs to. */
export type OfflineShell = {
  build: string
  /** Pages that can always be opened, in both languages. */
  pages: readonly string[]
  /** What they are made of besides. */
  files: readonly string[]
}
