import { createPostgresConnection } from '@supabase/lite/postgres'
import { CompiledQuery, Transaction } from 'kysely'
import type postgres from 'postgres'
import type { Engine, Statements } from '../../../scripts/embedded-supabase/engine.ts'
import { setAtOnce } from '../../../scripts/embedded-supabase/fewer-statements.ts'

/** A database of a running PostgreSQL, which listens on a socket in the directory. */
export function openNativeEngine(directory: string, database: string) {
  const options = optionsOf(directory, database)
  const connection = createPostgresConnection({ postgresOptions: { ...options, max: 4 } })
  askInFewerMessages(connection.driver)
  const own = createPostgresConnection({ postgresOptions: { ...options, max: 1 } })
  return {
    connection,
    sql: {
      ...statementsOf(own.driver),
      // The library's type would unwrap arrays of promises, of which there are none.
      transaction: <Outcome>(work: (transaction: Statements) => Promise<Outcome>) =>
        own.driver.begin((transaction) => work(statementsOf(transaction))) as Promise<Outcome>,
    },
    async tune() {
      setAtOnce(connection, (transaction, statement, values) => {
        if (!(transaction instanceof Transaction)) throw new Error('lite began no transaction')
        return transaction.executeQuery(CompiledQuery.raw(statement, values))
      })
    },
    async close() {
      await Promise.all([connection.close(), own.close()])
    },
  } satisfies Engine
}

const optionsOf = (directory: string, database: string) => ({
  path: `${directory}/.s.PGSQL.5432`,
  username: 'postgres',
  database,
  // What a migration finds in place already is told as a notice.
  onnotice: () => {},
  types: { json: json(114), jsonb: json(3802), bool },
})

/** As PGlite takes it: a string is JSON already, which lite relies on. */
const json = (type: number) => ({
  to: type,
  from: [type],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
})

const bool = { to: 16, from: [16], serialize: String, parse: (text: string) => text === 't' }

/**
 * As lite asks through Kysely, only in fewer messages: a statement is prepared once, and what begins a transaction is
 * not waited for. postgres.js declares a boolean to be one, whatever column it is for: as text it becomes what the
 * column takes, JSON for one, as with PostgREST.
 */
function askInFewerMessages(driver: postgres.Sql): void {
  const reserve = driver.reserve.bind(driver)
  driver.reserve = async () => {
    const reserved = await reserve()
    const unsafe = reserved.unsafe.bind(reserved)
    /** Sent with the question behind them, which fails as the first of them that does. */
    let opening: PromiseLike<unknown>[] = []
    const ask = (statement: string, values: NonNullable<Parameters<typeof unsafe>[1]>) => {
      const asText = values.map((value) => (typeof value === 'boolean' ? String(value) : value))
      const asked = unsafe(statement, asText, { prepare: true }).execute()
      if (/^(begin$|select set_config\()/.test(statement)) {
        opening.push(asked)
        return Promise.resolve(Object.assign([], { command: 'SET', count: 0 }))
      }
      const all = Promise.all([...opening, asked])
      opening = []
      return all.then(() => asked)
    }
    Reflect.set(reserved, 'unsafe', ask)
    return reserved
  }
}

function statementsOf(driver: postgres.Sql | postgres.TransactionSql): Statements {
  return {
    async query<Row>(statement: string, values: unknown[] = []) {
      const rows = await driver.unsafe<(Row & object)[]>(statement, values as never[], { prepare: true })
      return { rows: [...rows], affectedRows: rows.command === 'SELECT' ? 0 : rows.count }
    },
    exec: (statements) => driver.unsafe(statements),
  }
}
