import { rmSync } from 'node:fs'
import { lockDirectory } from '../embedded-supabase/lock.ts'
import { Refusal } from '../embedded-supabase/refusal.ts'
import { localDatabase } from '../local-database.ts'

/** `npm run db:reset`: deletes the local database. The next `npm run dev` creates it without rows and accounts. */
try {
  // Whoever has it open would go on writing into files that are gone.
  lockDirectory(localDatabase)
  rmSync(localDatabase, { recursive: true })
  console.log(`${localDatabase} is removed: npm run dev makes it anew.`)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exit(1)
}
