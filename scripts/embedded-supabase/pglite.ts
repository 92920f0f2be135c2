import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createPgliteConnection } from '@supabase/lite/pglite'
import type { Engine } from './engine.ts'
import { forgetRowArrays, setAtOnce } from './fewer-statements.ts'
import { keptFiles } from './kept-files.ts'
import { prepareStatements } from './prepared-statements.ts'

type Files = {
  /** Where the rows live; null is in memory. */
  directory: string | null
  /** What a database in memory begins with; null begins with nothing. */
  files: Blob | null
}

/** PostgreSQL compiled to WebAssembly, in this process. */
export async function openPglite({ directory, files }: Files) {
  const isThere = directory !== null && existsSync(path.join(directory, 'PG_VERSION'))
  const begun = files ?? (isThere ? null : await clusterFiles())
  const connection = await createPgliteConnection({
    ...(directory !== null && { url: directory }),
    ...(begun !== null && { pgliteOptions: { loadDataDir: begun } }),
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

const project = path.join(import.meta.dirname, '../..')
// It tells the version of the engine.
const lock = path.join(project, 'package-lock.json')

/** What the engine's initdb makes, which takes it three times as long as all else of opening a new database. */
function clusterFiles(): Promise<Blob> {
  const version = createHash('sha256').update(readFileSync(lock)).digest('hex').slice(0, 24)
  const file = path.join(project, `node_modules/.cache/embedded-supabase/cluster-${version}.tar`)
  return keptFiles(file, async () => {
    const connection = await createPgliteConnection()
    try {
      return await connection.driver.dumpDataDir('none')
    } finally {
      await connection.close()
    }
  })
}
