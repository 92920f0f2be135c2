import { authAdmin } from './embedded-supabase/auth-admin.ts'
import { authFactors } from './embedded-supabase/auth-factors.ts'
import { beginDirectory, unreadable } from './embedded-supabase/beginning.ts'
import { emptyTables, type Keys, openDatabase } from './embedded-supabase/database.ts'
import type { Database, Engine } from './embedded-supabase/engine.ts'
import {
  createFaultSwitch,
  type Fault,
  type FaultScope,
  type FaultSwitch,
} from './embedded-supabase/faults.ts'
import { createFront, listen, stopListening } from './embedded-supabase/front.ts'
import { createGate } from './embedded-supabase/gate.ts'
import { lockDirectory } from './embedded-supabase/lock.ts'
import { applyMigrations, runSeed } from './embedded-supabase/migrations.ts'
import { openPglite } from './embedded-supabase/pglite.ts'
import { storage } from './embedded-supabase/storage.ts'
import { freshDatabaseFiles } from './embedded-supabase/template.ts'

export type { Keys } from './embedded-supabase/database.ts'
export type { Database } from './embedded-supabase/engine.ts'
export type { Fault, FaultScope } from './embedded-supabase/faults.ts'

export type EmbeddedSupabaseOptions = {
  /** The engine that holds the rows, fresh or as it was left; without it PGlite does. It is closed with the rest. */
  engine?: Engine
  /** Where PGlite's rows live; without it they live in memory. */
  dir?: string
  /** For rows in memory: where the files of a fresh database are kept, which is copied instead of made each time. */
  templates?: string
  /** The directory of 20260101000000_name.sql files. */
  migrations: string
  /** A file run once, when the database is fresh, and again by reset(). */
  seed?: string
  /** 0, the default, takes a free port. */
  port?: number
  keys?: Keys
  jwtSecret?: string
}

export type EmbeddedSupabase = {
  url: string
  keys: Keys
  /** A superuser's connection, which bypasses row-level security: for tests and for making somebody an admin. */
  sql: Database
  fault(kind: Fault | null, scope?: FaultScope): ReturnType<FaultSwitch['set']>
  /** Empties every table, accounts included, and runs the seed again. Rows a migration inserted go too. */
  reset(): Promise<void>
  close(): Promise<void>
}

/**
 * A whole Supabase (tables, row-level security, accounts) in this process, on loopback only.
 * Throws when the directory or the port is taken, or a migration is misnamed, edited or broken.
 */
export async function openEmbeddedSupabase(options: EmbeddedSupabaseOptions): Promise<EmbeddedSupabase> {
  const { dir, templates, migrations, seed, port = 0, keys = localKeys, jwtSecret = localJwtSecret } = options
  await using opening = new AsyncDisposableStack()
  if (dir !== undefined) opening.defer(lockDirectory(dir))
  const directory = dir === undefined ? null : beginDirectory(dir)
  const files =
    templates === undefined || dir !== undefined || options.engine !== undefined
      ? null
      : await freshDatabaseFiles(templates, {
          migrations,
          ...(seed !== undefined && { seed }),
          keys,
          jwtSecret,
        })
  const engine =
    options.engine ??
    (await openPglite({ directory: directory?.data ?? null, files }).catch((error: unknown) => {
      throw dir === undefined ? error : unreadable(dir, error)
    }))
  const app = await openDatabase(engine, { keys, jwtSecret })
  const { sql } = engine
  opening.defer(engine.close)

  const fresh = await applyMigrations(sql, migrations)
  if (fresh && seed !== undefined) await runSeed(sql, seed)
  await app.init()
  directory?.finish(fresh ? (seed ?? null) : null)

  const faults = createFaultSwitch()
  const lite = async (request: Request) => app.fetch(request, { peerAddress: null })
  const admin = authAdmin(sql, keys, jwtSecret, lite)
  const users = authFactors(sql, jwtSecret, lite)
  const stored = storage(sql, keys)
  const gate = createGate()
  const server = createFront(
    (request) => gate.pass(async () => (await admin(request)) ?? (await stored(request)) ?? users(request)),
    faults,
  )
  const url = await listen(server, port)
  opening.defer(async () => {
    faults.close()
    await stopListening(server)
  })

  const open = opening.move()
  return {
    url,
    keys,
    sql,
    fault(kind, scope) {
      const started = faults.set(kind, scope)
      if (kind === 'killed') server.close()
      else if (!server.listening) server.listen(Number(new URL(url).port), '127.0.0.1')
      // Keep-alive sockets would survive the outage.
      if (kind === 'killed' || (kind === 'down' && scope === undefined)) server.closeAllConnections()
      return started
    },
    async reset() {
      faults.set(null)
      // What a request under way had not written yet would stay, and two at the same rows could block each other.
      await gate.alone(async () => {
        await emptyTables(sql)
        if (seed !== undefined) await runSeed(sql, seed)
      })
    },
    close: () => open.disposeAsync(),
  }
}

// Not secrets: they guard a database on this machine's loopback that holds invented rows.
const localKeys: Keys = { publishable: 'sb_publishable_local', secret: 'sb_secret_local_only' }
const localJwtSecret = 'local-only-local-only-local-only-local-only'
