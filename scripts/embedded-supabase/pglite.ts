import { createPgliteConnection } from '@supabase/lite/pglite'
import type { Engine } from './engine.ts'
import { forgetRowArrays, setAtOnce } from './fewer-statements.ts'
import { prepareStatements } from './prepared-statements.ts'

type Files = {
  /** Where the rows live; null is in memory. */
  directory: string | null
  /** What a database in memory begins with; null begins with nothing. */
  files: Blob | null
}

/** PostgreSQL compiled to WebAssembly, in this process. */
export async function openPglite({ directory, files }: Files) {
  const connection = await createPgliteConnection({
    ...(directory !== null && { url: directory }),
    ...(files !== null && { pgliteOptions: { loadDataDir: files } }),
  })
  const { driver } = connection
  return {
    connection,
    sql: driver,
    async tune() {
      setAtOnce(connection, (_transaction, statement, values) => driver.query(statement, values))
      await forgetRowArrays(connection)
      prepareStatements(driver)
    },
    close: () => connection.close(),
    /** All of it, as `files` of another one. */
    dump: () => driver.dumpDataDir('none'),
  } satisfies Engine & Record<string, unknown>
}
