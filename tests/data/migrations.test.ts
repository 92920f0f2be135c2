import { afterAll, beforeAll, test } from 'vitest'
import { askDeclared } from '../support/database/declared.ts'
import { type HostedDatabases, openHosted } from '../support/database/hosted.ts'
import { askMigrations } from '../support/database/migrated.ts'

let databases: HostedDatabases
beforeAll(async () => {
  databases = await openHosted()
})
afterAll(() => databases.close())

test(
  'the migrations run on a database in use, by an owner who is no superuser',
  () => askMigrations(databases),
  120_000,
)

test(
  'the files of supabase/schemas say what the migrations make, whatever a hosted project opens by default',
  () => askDeclared(databases),
  120_000,
)
