import { globSync } from 'node:fs'
import path from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare'
import { type BuildMode, workerDir } from '../../../scripts/build/mode.ts'
import type { EmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'
import { openDatabase } from '../database/database.ts'
import { workerOptions } from './worker-options.ts'

export type SiteOptions = {
  /** With the embedded Supabase behind it. Without, the site stands on the snapshot of the build. */
  database?: boolean | 'with tables to change'
  /** `development` is React's explaining build: for everything about hydration. */
  mode?: BuildMode
  vars?: Record<string, string>
  /** The binding of a queue that takes nothing. */
  refusingQueue?: 'CONSENT_RETRY' | 'REQUESTS_RETRY'
}

export type Site = Awaited<ReturnType<typeof startSite>>

const name = 'site'

/** The built Worker in workerd, with the bindings of `wrangler.toml`, on a free port of loopback. */
export async function startSite({
  database = false,
  mode = 'production',
  vars = {},
  refusingQueue,
}: SiteOptions = {}) {
  const db = database === false ? null : await openDatabase({ ownTables: database !== true })
  const lines: Record<string, unknown>[] = []
  const site = await siteWorker(mode, { ...supabaseSettings(db), ...vars })
  const workers: V4WorkerOptions[] =
    refusingQueue === undefined
      ? [site]
      : [{ ...site, serviceBindings: { [refusingQueue]: 'refusing-queue' } }, noQueue]
  const options = convertV4MiniflareOptions({
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ message }) => lines.push(...parseLine(message)),
    unsafeTriggerHandlers: true,
    workers,
  })
  let miniflare = new Miniflare(options)
  let url = await miniflare.unsafeGetDirectURL(name)
  return {
    /** Without a trailing slash. */
    get url() {
      return url.origin
    },
    db,
    /** Asks the Worker and follows no redirect. */
    fetch: (path: string, init?: RequestInit) => fetch(url.origin + path, { redirect: 'manual', ...init }),
    /** The structured log lines since the start or the last `clearLogs()`. */
    logs: () => lines,
    clearLogs: () => {
      lines.length = 0
    },
    /** What the platform does every night. */
    purge: () => miniflare.dispatchFetch('http://site/cdn-cgi/local/scheduled?cron=17+1+*+*+*'),
    /** What it does every five minutes. */
    sweep: () => miniflare.dispatchFetch('http://site/cdn-cgi/local/scheduled?cron=*/5+*+*+*+*'),
    /** A new isolate with nothing in memory and nothing in any storage, at another address. */
    restart: async () => {
      await miniflare.dispose()
      miniflare = new Miniflare(options)
      url = await miniflare.unsafeGetDirectURL(name)
    },
    close: async () => {
      await miniflare.dispose()
      await db?.close()
    },
  }
}

/** The built Worker, with these variables beside those of `wrangler.toml`. */
async function siteWorker(mode: BuildMode, bindings: Record<string, string>): Promise<V4WorkerOptions> {
  const { workerOptions: read, main = '' } = await workerOptions(mode)
  const { modulesRules: _, ...options } = read
  const parts = globSync('parts/*.js', { cwd: workerDir(mode) })
  return {
    ...options,
    name,
    modulesRoot: path.dirname(main),
    // The first one is the entry.
    modules: [main, ...parts.map((part) => path.resolve(workerDir(mode), part))].map((path) => ({
      type: 'ESModule' as const,
      path,
    })),
    bindings: Object.assign({}, options.bindings, bindings),
    // Without the proxy for people who develop, which compresses every answer anew and takes three times as long.
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  }
}

const noQueue: V4WorkerOptions = {
  name: 'refusing-queue',
  modules: [{ type: 'ESModule', path: path.resolve('tests/support/site/refusing-queue.js') }],
  compatibilityDate: '2026-11-01',
}

function supabaseSettings(db: EmbeddedSupabase | null): Record<string, string> {
  if (db === null) return {}
  return {
    SUPABASE_URL: db.url,
    SUPABASE_PUBLISHABLE_KEY: db.keys.publishable,
    SUPABASE_SECRET_KEY: db.keys.secret,
  }
}

function parseLine(message: string): Record<string, unknown>[] {
  return message.startsWith('{') ? [JSON.parse(message)] : []
}
