import { createTestHarness } from 'wrangler'
import type { BuildMode } from '../../scripts/build/mode.ts'
import { writeFinishedConfig } from '../../scripts/build/wrangler-config.ts'
import { type EmbeddedSupabase, openEmbeddedSupabase } from '../../scripts/embedded-supabase.ts'

export type SiteOptions = {
  /** With the embedded Supabase behind it. Without, the site stands on what the build shipped. */
  database?: boolean
  /** `development` is React's explaining build: for everything about hydration. */
  mode?: BuildMode
  vars?: Record<string, string>
  /** The binding of a queue that takes nothing. */
  refusingQueue?: 'CONSENT_RETRY'
}

export type Site = Awaited<ReturnType<typeof startSite>>

/** The built Worker in workerd, with the bindings of `wrangler.toml`, on a free port of loopback. */
export async function startSite({
  database = false,
  mode = 'production',
  vars = {},
  refusingQueue,
}: SiteOptions = {}) {
  const db = database ? await openDatabase() : null
  const site = { configPath: writeFinishedConfig(mode), secrets: { ...supabaseSettings(db), ...vars } }
  const harness = createTestHarness({
    workers:
      refusingQueue === undefined
        ? [site]
        : [{ ...site, bindingOverrides: { [refusingQueue]: noQueue.config.name } }, noQueue],
  })
  let { url } = await harness.listen()
  return {
    /** Without a trailing slash. */
    get url() {
      return url.origin
    },
    db,
    harness,
    /** Asks the Worker and follows no redirect. */
    fetch: (path: string, init?: RequestInit) => fetch(url.origin + path, { redirect: 'manual', ...init }),
    /** The structured log lines since the start or the last `clearLogs()`. */
    logs: () => harness.getLogs().flatMap(({ message }) => parseLine(message)),
    clearLogs: () => harness.clearLogs(),
    /** A new isolate with nothing in memory and nothing in any storage, at another address. */
    restart: async () => {
      await harness.reset()
      url = (await harness.listen()).url
    },
    close: async () => {
      await harness.close()
      await db?.close()
    },
  }
}

const noQueue = {
  config: {
    name: 'refusing-queue',
    main: 'tests/support/refusing-queue.js',
    compatibility_date: '2026-11-01',
  },
}

function openDatabase(): Promise<EmbeddedSupabase> {
  return openEmbeddedSupabase({ migrations: 'supabase/migrations', seed: 'supabase/seed.sql' })
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
