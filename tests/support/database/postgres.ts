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
  const locale = ['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`]
  const [command = '', ...words] = [...asServer, ...initdb, '-E', 'UTF8', ...locale]
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

  const psqlOf = (role: string, database: string) => {
    const words = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-h', directory, '-U', role, '-d', database]
    return (input: string, ...more: string[]) =>
      execFileSync(path.join(bin, 'psql'), [...words, ...more], {
        input,
        encoding: 'utf8',
        // An error tells what was written there.
        stdio: 'pipe',
        maxBuffer: 64_000_000,
        // What a migration finds in place already is told as a notice.
        env: { ...process.env, PGOPTIONS: '-c client_min_messages=warning' },
      })
  }

  function sessionOf(role: string, database = 'postgres'): SqlSession {
    const psql = psqlOf(role, database)
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
    /** Of a database that nobody is connected to. */
    copy(template: string, name: string) {
      psqlOf('postgres', 'template1')(`create database "${name}" template "${template}"`)
    },
    async close() {
      server.stdin?.end()
      await ended
    },
  }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}
