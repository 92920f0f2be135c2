import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { canInstall, installPackages } from '../../../scripts/apt.ts'

/** A database that runs SQL by a role of its own, and says what it read as JSON would. */
export type SqlSession = { exec(sql: string): Promise<void>; rows(query: string): Promise<unknown[]> }

/** Where Debian, Homebrew and Postgres.app put each version. */
const places = [
  '/usr/lib/postgresql/*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
]

/**
 * The folder of programs of PostgreSQL 15, which hosted projects run, or of a later one: the one that POSTGRES_BIN names, or
 * one that was found; null where none is installed.
 */
export function findPostgres(): string | null {
  const named = process.env.POSTGRES_BIN
  if (named) {
    if (!existsSync(path.join(named, 'initdb')))
      throw new Error(`POSTGRES_BIN: there is no initdb in ${named}`)
    return named
  }
  const versions = globSync(places)
    .map((bin) => ({ bin, version: Number(/(\d+)\/bin$/.exec(bin)?.[1]) }))
    .filter(({ bin, version }) => version >= 15 && existsSync(path.join(bin, 'initdb')))
    .sort((a, b) => a.version - b.version)
  return versions[0]?.bin ?? null
}

/** The same, after installing them where that is possible. Tests can do without, so what stands in the way is only told. */
export function installedPostgres(): string | null {
  if (findPostgres() === null && canInstall()) {
    try {
      installPackages('the databases of tests', ['postgresql'])
    } catch (error) {
      console.warn(`PostgreSQL could not be installed: ${error instanceof Error ? error.message : error}`)
    }
  }
  return findPostgres()
}

/** What makes a cluster quick that nobody needs after a crash. */
const settings = {
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  max_connections: '200',
}

/** Runs the server until its own input ends, as it does with the process that holds it, however that ends. */
const untilInputEnds = '"$@" & cat > /dev/null; kill -QUIT $!; wait $!; cd /; rm -rf "$0"'

/** An empty cluster that listens on a socket in a directory of its own, and is gone with `close()` or this process. */
export async function openPostgres(bin: string) {
  const directory = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  // The server refuses to be run by root.
  const isRoot = process.getuid?.() === 0
  const asServer = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []
  if (isRoot) chownSync(directory, idOf('-u'), idOf('-g'))
  const data = path.join(directory, 'data')
  const initdb = [path.join(bin, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync']
  const [command = '', ...words] = [...asServer, ...initdb, '-E', 'UTF8', '--locale=C.UTF-8']
  execFileSync(command, words, { cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] })

  const flags = Object.entries({ ...settings, unix_socket_directories: directory }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  const server = spawn(
    'sh',
    ['-c', untilInputEnds, directory, ...asServer, path.join(bin, 'postgres'), '-D', data, ...flags],
    { cwd: directory, detached: true, stdio: ['pipe', 'ignore', openSync(path.join(directory, 'log'), 'a')] },
  )
  const ended = once(server, 'exit')
  const isReady = () => spawnSync(path.join(bin, 'pg_isready'), ['-q', '-h', directory]).status === 0
  for (let left = 200; !isReady(); left -= 1) {
    if (left === 0 || server.exitCode !== null)
      throw new Error(`PostgreSQL did not start: ${readFileSync(path.join(directory, 'log'), 'utf8')}`)
    await delay(50)
  }

  function sessionOf(role: string, database = 'postgres'): SqlSession {
    const words = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-h', directory, '-U', role, '-d', database]
    const psql = (input: string, ...more: string[]) =>
      execFileSync(path.join(bin, 'psql'), [...words, ...more], {
        input,
        encoding: 'utf8',
        maxBuffer: 64_000_000,
        // What a migration finds in place already is told as a notice.
        env: { ...process.env, PGOPTIONS: '-c client_min_messages=warning' },
      })
    return {
      exec: async (sql) => {
        psql(`begin;\n${sql}\n;commit;`)
      },
      rows: async (query) => {
        const written = psql(`select coalesce(json_agg(r), '[]') from (${query}) r`, '-A', '-t')
        const rows: unknown = JSON.parse(written)
        return Array.isArray(rows) ? rows : []
      },
    }
  }

  return {
    directory,
    sessionOf,
    async close() {
      server.stdin?.end()
      await ended
    },
  }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}

/** What a hosted project has before the first migration, as far as the migrations use it. */
export const hostedSchema = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role supabase_auth_admin nologin;
  create schema auth authorization supabase_auth_admin;
  set role supabase_auth_admin;
  create table auth.users (
    id uuid primary key, aud text, role text, email text unique, encrypted_password text,
    email_confirmed_at timestamptz, raw_app_meta_data jsonb, raw_user_meta_data jsonb,
    created_at timestamptz, updated_at timestamptz,
    recovery_token text, recovery_sent_at timestamptz);
  create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade, not_after timestamptz);
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (
    id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade,
    status auth.factor_status not null);
  create function auth.jwt() returns jsonb language sql stable
    as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  create function auth.uid() returns uuid language sql stable
    as $$ select (auth.jwt() ->> 'sub')::uuid $$;
  alter table auth.users enable row level security;
  alter table auth.sessions enable row level security;
  alter table auth.mfa_factors enable row level security;
  reset role;
  grant usage on schema public, auth to anon, authenticated, service_role;`

/** As there, the owner of the tables is no superuser, and auth belongs to somebody else. */
export const hostedOwner = `
  create role owner login nosuperuser bypassrls;
  grant anon, authenticated, service_role to owner;
  grant create on database postgres to owner;
  grant all on schema public to owner;
  grant usage on schema auth to owner;
  grant select, insert, update, delete, references, trigger on all tables in schema auth to owner;
  grant execute on all functions in schema auth to owner;`

/** What is made in the schema public is open to the API keys of a hosted project, until somebody closes it. */
export const openByDefault = ['tables', 'sequences', 'functions']
  .map(
    (objects) => `alter default privileges for role owner in schema public
      grant all on ${objects} to anon, authenticated, service_role;`,
  )
  .join('\n')
