import type { createPgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'

type Answer<Row> = { rows: Row[]; affectedRows?: number }

/** One statement with its values, or several without any. */
export type Statements = {
  query<Row>(statement: string, values?: unknown[]): Promise<Answer<Row>>
  exec(statements: string): Promise<unknown>
}

/** A superuser's connection, which bypasses row-level security. */
export type Database = Statements & {
  transaction<Outcome>(work: (transaction: Statements) => Promise<Outcome>): Promise<Outcome>
}

export type Connection = Awaited<ReturnType<typeof createPgliteConnection>> | PostgresConnection

/** A PostgreSQL, as lite talks to it and as we do. */
export type Engine = {
  connection: Connection
  sql: Database
  /** What makes it quicker once its schema is there. */
  tune?(): Promise<void>
  close(): Promise<void>
}
