import { inspect } from 'node:util'
import { App } from '@supabase/lite'
import { z } from 'zod'
import type { Connection, Database, Engine } from './engine.ts'

export type Keys = { publishable: string; secret: string }
export type DatabaseSettings = { keys: Keys; jwtSecret: string }

/** Gives the engine Supabase's auth schema, roles and API, before the migrations. Closes it when that fails. */
export async function openDatabase(engine: Engine, { keys, jwtSecret }: DatabaseSettings) {
  const { connection, sql } = engine
  try {
    await keepRowsOutOfTheLog(sql)
    const app = new App({
      connection,
      auth: {
        enabled: true,
        jwt_secret: jwtSecret,
        jwt_expiry: 3600,
        enable_signup: true,
        publishable_key: keys.publishable,
        secret_key: keys.secret,
        email: { enable_confirmations: false },
      },
      options: { server: { admin: false, disableStudio: true, disableFallback: true } },
    })
    await app.ensureSystemSchema()
    await sql.exec(roles)
    keepOwnGrants(connection)
    respondAsPostgrest(connection)
    await engine.tune?.()
    return app
  } catch (error) {
    await engine.close()
    throw error
  }
}

/**
 * Empties every table of the site and of auth. Triggers are off meanwhile: append-only tables refuse to be emptied.
 */
export async function emptyTables(sql: Database): Promise<void> {
  await sql.exec(emptied)
}

/** Deleting few rows takes a tenth of the time of truncating many tables. What migrations wrote stays. */
const emptied = `
  do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname in ('public', 'private', 'auth') and tablename not in ('schema_migrations', 'subjects')
    loop execute 'delete from ' || name; end loop;
    delete from local.objects;
    for name in select format('%I.%I', schemaname, sequencename) from pg_sequences
      where schemaname in ('public', 'private', 'auth')
    loop execute 'alter sequence ' || name || ' restart'; end loop;
  end $$;`

const roles = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin;
      create role authenticated nologin;
      create role service_role nologin bypassrls;
    end if;
  end $$;
  grant usage on schema public, auth to anon, authenticated, service_role;`

/**
 * lite prints rejected statements with their parameters, and the engine's errors quote the rejected row. All errors
 * share one prototype, which is made to print without values.
 */
async function keepRowsOutOfTheLog(sql: Database): Promise<void> {
  const error: unknown = await sql.query('select 1 / 0').catch((reason: unknown) => reason)
  if (!(error instanceof Error)) throw new Error('The engine did not fail on a division by zero.')
  Object.defineProperty(Object.getPrototypeOf(error), inspect.custom, {
    value: describeWithoutValues,
    configurable: true,
  })
}

function describeWithoutValues(this: Error & Record<string, unknown>): string {
  return logLine(String(this.code), this.message, String(this.routine))
}

function logLine(code: string, message: string, routine: string): string {
  // Only these classes have messages made of names alone: constraints, tables, columns.
  const named = code.startsWith('23') || code.startsWith('42')
  return `[embedded supabase] ${code} ${named ? message : `refused by ${routine}`}`
}

/**
 * lite answers SQLSTATE codes it does not know, such as a violated CHECK, with 500 "SUP". PostgREST's own escape,
 * an error of state PGRST that carries the whole response, makes it answer what PostgREST would.
 */
function respondAsPostgrest(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => {
    const parsed = databaseError.safeParse(error)
    const status = parsed.success ? unmappedStatus(parsed.data.code) : null
    return parsed.success && status !== null ? postgrestResponse(parsed.data, status) : normalize(error)
  }
}

const databaseError = z.object({
  code: z.string(),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
  routine: z.string().nullish(),
})

function unmappedStatus(code: string): number | null {
  if (['23502', '23503', '23505'].includes(code)) return null
  if (code.startsWith('23') || code === 'P0001') return 400
  return /^(40|53|54|55|57|P0)/.test(code) ? 500 : null
}

function postgrestResponse(error: z.infer<typeof databaseError>, status: number): Error {
  const { code, message, detail, hint, routine } = error
  const answer = { code, message, details: detail ?? null, hint: hint ?? null }
  return Object.assign(new Error(JSON.stringify(answer)), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
    [inspect.custom]: () => logLine(code, message, routine ?? 'the database'),
  })
}

/**
 * On its first request lite runs GRANT ALL to anon wherever there is row-level security, which would undo every
 * REVOKE of the migrations. Its private flag says that this was done; hence the exact version of lite.
 */
function keepOwnGrants(connection: Connection): void {
  if (!Reflect.has(connection, 'rlsState')) {
    throw new Error('This version of @supabase/lite keeps its grants elsewhere: see keepOwnGrants().')
  }
  Reflect.set(connection, 'rlsState', 'active')
}
