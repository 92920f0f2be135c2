import { closeDatabases, openDatabase } from './database.ts'

/** Makes the files that every test database is a copy of: else each process of a first run would make its own. */
const db = await openDatabase()
await db.close()
await closeDatabases()
