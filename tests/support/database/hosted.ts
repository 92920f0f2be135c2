import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openEmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'
import { findPostgres, openPostgres, type SqlSession } from './postgres.ts'

/** Databases that begin as a hosted project does, before the first migration. */
export type HostedDatabases = {
  /** A new one, by the owner of its tables, after these statements of a superuser. */
  open(first?: string): Promise<SqlSession>
  close(): Promise<void>
}

/** On the PostgreSQL of this machine, else on the engine of `npm run dev`. */
export async function openHosted(): Promise<HostedDatabases> {
  const bin = findPostgres()
  if (bin === null) return openEmbeddedHosted()
  const postgres = await openPostgres(bin)
  await postgres.sessionOf('postgres').exec(hostedSchema + hostedOwner)
  let opened = 0
  return {
    async open(first = '') {
      opened += 1
      const name = `hosted_${opened}`
      postgres.copy('postgres', name)
      await postgres.sessionOf('postgres', name).exec(`${mayCreateIn(name)} ${first}`)
      return postgres.sessionOf('owner', name)
    },
    close: postgres.close,
  }
}

/** On the engine of `npm run dev`, which has its own roles and accounts. */
export function openEmbeddedHosted(): HostedDatabases {
  const closing = new AsyncDisposableStack()
  return {
    async open(first = '') {
      const db = await openEmbeddedSupabase({
        migrations: mkdtempSync(path.join(tmpdir(), 'no-migrations-')),
      })
      closing.defer(() => db.close())
      await db.sql.exec(`${hostedOwner} ${mayCreateIn('postgres')} ${first} set role owner;`)
      return {
        exec: async (sql) => {
          await db.sql.transaction((transaction) => transaction.exec(sql))
        },
        rows: async (query) => (await db.sql.query(query)).rows,
      }
    },
    close: () => closing.disposeAsync(),
  }
}

/** What a hosted project has before the first migration, as far as the migrations use it. */
const hostedSchema = `
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
const hostedOwner = `
  create role owner login nosuperuser bypassrls;
  grant anon, authenticated, service_role to owner;
  grant all on schema public to owner;
  grant usage on schema auth to owner;
  grant select, insert, update, delete, references, trigger on all tables in schema auth to owner;
  grant execute on all functions in schema auth to owner;`

/** A copy of a database has its rights but this. */
const mayCreateIn = (database: string) => `grant create on database "${database}" to owner;`

/** What is made in the schema public is open to the API keys of a hosted project, until somebody closes it. */
export const openByDefault = ['tables', 'sequences', 'functions']
  .map(
    (objects) => `alter default privileges for role owner in schema public
      grant all on ${objects} to anon, authenticated, service_role;`,
  )
  .join('\n')
