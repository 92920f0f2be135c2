import { type EmbeddedSupabase, openEmbeddedSupabase } from '../../../scripts/embedded-supabase.ts'
import { openCopy, sourcesOf } from './copies.ts'

type Options = {
  /** With the rows of the seed. */
  seeded?: boolean
  /** For tests that change tables and do not change them back. */
  ownTables?: boolean
}

/** What files of this process have closed: emptying a database takes a tenth of the time of opening one. */
const closed = { seeded: [] as EmbeddedSupabase[], empty: [] as EmbeddedSupabase[] }

/** A database of one's own with the tables of the site, and with the rows of the seed unless told otherwise. */
export async function openDatabase({ seeded = true, ownTables = false }: Options = {}) {
  if (ownTables) return open(seeded)
  const waiting = closed[seeded ? 'seeded' : 'empty']
  const known = waiting.pop()
  await known?.sql.exec('reset role; reset all')
  await known?.reset()
  const db = known ?? (await open(seeded))
  const close = async () => {
    db.fault(null)
    waiting.push(db)
  }
  return { ...db, close }
}

/** For a process that is to end by itself. */
export async function closeDatabases(): Promise<void> {
  for (const db of [...closed.seeded.splice(0), ...closed.empty.splice(0)]) await db.close()
}

async function open(seeded: boolean): Promise<EmbeddedSupabase> {
  const engine = await openCopy(seeded)
  const db = await openEmbeddedSupabase({ ...sourcesOf(seeded), ...(engine !== null && { engine }) })
  // At the first question the interface learns its tables, which on a busy machine outlasts a visitor's patience.
  await fetch(`${db.url}/rest/v1/price_items?limit=1`, { headers: { apikey: db.keys.publishable } })
  return db
}
