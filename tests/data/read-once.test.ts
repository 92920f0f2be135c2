import { createClient } from '@supabase/supabase-js'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../src/database/database-types.ts'
import { pendingReader } from '../../src/features/publishing/pending.server.ts'
import { subjects } from '../../src/pages/load-subjects.server.ts'
import { openDatabase } from '../support/database/database.ts'

test('a page and its frame read what is drafted of a subject once', async () => {
  const db = await openDatabase()
  onTestFinished(() => db.close())
  const asked: string[] = []
  const database = createClient<Database>(db.url, db.keys.secret, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => {
        asked.push(String(input instanceof Request ? input.url : input))
        return fetch(input, init)
      },
    },
  })
  const read = pendingReader(database)
  for (const subject of subjects) {
    const [ofPage, ofFrame] = await Promise.all([read(subject), read(subject)])
    expect(ofFrame).toBe(ofPage)
    const { name } = subject.subject
    const ofDrafts = asked.filter((url) => url.includes('/drafts?') && url.includes(`subject=eq.${name}&`))
    expect([name, ofDrafts.length]).toEqual([name, 1])
  }
})
