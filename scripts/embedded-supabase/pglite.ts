import { existsSync } from 'node:fs'
import path from 'node:path'
import { createPgliteConnection } from '@supabase/lite/pglite'
import type { Engine } from './engine.ts'
import { forgetRowArrays, setAtOnce } from './fewer-statements.ts'
import { hashOfEngine, keptFiles, keptFilesDirectory, shortDigest } from './kept-files.ts'
import { prepareStatements } from './prepared-statements.ts'

type Files = {
  /** Where the rows live; null is in memory. */
  directory: string | null
  /** What a database in memory begins with; null begins with nothing. */
  files: Blob | null
}

/** PostgreSQL compiled to WebAssembly, in this process. */
export async function openPglite({ directory, files }: Files) {
  const beginning = files ?? (await emptyFiles(directory))
  const connection = await createPgliteConnection({
    ...(directory !== null && { url: directory }),
    ...(beginning !== null && { pgliteOptions: { loadDataDir: beginning } }),
  })
  const { driver } = connection
  // Unreadable files are reported here, not by the first statement.
  await driver.waitReady
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

/**
 * What `initdb` makes, which takes two seconds, a copy of it a fifth of that; null where it is to be made. It is kept for
 * databases in memory, of which tests open many: the first start on a machine waits for no copy.
 */
async function emptyFiles(directory: string | null): Promise<Blob | null> {
  const file = path.join(keptFilesDirectory, `empty-${shortDigest(hashOfEngine())}.tar`)
  if (directory !== null && (!existsSync(file) || existsSync(path.join(directory, 'PG_VERSION')))) return null
  return keptFiles(file, async () => {
    const connection = await createPgliteConnection({})
    const files = await connection.driver.dumpDataDir('none')
    await connection.close()
    return files
  })
}
