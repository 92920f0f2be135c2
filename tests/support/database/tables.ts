import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { EmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'
import { clientsOf } from './clients.ts'
import { openDatabase } from './database.ts'

/**
 * The tables for the tests of one file: opened before the first, emptied before each but for the seed if it is wanted,
 * closed after the last.
 */
export function openTables<Client>(
  create: (url: string, key: string, options: object) => Client,
  { seeded = false } = {},
) {
  let db: EmbeddedSupabase
  beforeAll(async () => {
    db = await openDatabase({ seeded })
  })
  beforeEach(() => db.reset())
  afterAll(() => db.close())

  /** What a statement comes to for a role of the database, and for the account whose session it would carry. */
  const as = (role: string, statement: string, account = '') =>
    db.sql.transaction(async (transaction) => {
      await transaction.exec(`set local role ${role}`)
      await transaction.query("select set_config('request.jwt.claim.sub', $1, true)", [account])
      await transaction.query("select set_config('request.jwt.claims', $1, true)", [
        account && JSON.stringify({ sub: account, session_id: account }),
      ])
      return transaction.query(statement)
    })

  return {
    ...clientsOf(() => db, create),
    /** As a superuser, past row-level security. */
    query: <Row>(text: string, values: unknown[] = []) => db.sql.query<Row>(text, values),
    exec: (text: string) => db.sql.exec(text),
    as,
    /** Why a role may not run a statement, in the words of the database. */
    async refusal(statement: string, role = 'postgres'): Promise<string> {
      const outcome = await as(role, statement).then(
        () => 'it was allowed',
        (error: unknown) => error,
      )
      return outcome instanceof Error ? outcome.message : String(outcome)
    },
  }
}
