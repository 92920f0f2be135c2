import { afterAll, describe, test } from 'vitest'
import { askDeclared } from '../../support/database/declared.ts'
import { openEmbeddedHosted } from '../../support/database/hosted.ts'
import { askMigrations } from '../../support/database/migrated.ts'
import { findPostgres } from '../../support/database/postgres.ts'

// Where no PostgreSQL is installed, tests/data/migrations.test.ts has asked the same engine.
describe.runIf(findPostgres())('on the engine of `npm run dev`', { timeout: 120_000 }, () => {
  const databases = openEmbeddedHosted()
  afterAll(() => databases.close())

  test('the migrations run on a database in use, by an owner who is no superuser', () =>
    askMigrations(databases))

  test('the files of supabase/schemas say what the migrations make', () => askDeclared(databases))
})
