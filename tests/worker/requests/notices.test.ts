import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clientDir } from '../../../scripts/build/mode.ts'

/** What pages and Worker are made of beside our own code; the answers of files are the platform's. */
const carried = ['react', 'react-dom', 'hono', 'zod', '@supabase/supabase-js']

test('what the client and the Worker carry of others is served with its licences', () => {
  const path = `${clientDir('production')}/third-party-notices.txt`
  expect(existsSync(path)).toBe(true)
  const notices = readFileSync(path, 'utf8')
  for (const name of carried) {
    const { version }: { version: string } = JSON.parse(
      readFileSync(`node_modules/${name}/package.json`, 'utf8'),
    )
    expect(notices).toContain(`${name} ${version} (`)
  }
  expect(notices.match(/Permission is hereby granted/g)?.length ?? 0).toBeGreaterThan(3)
  expect(notices).toContain('Open Font License')
  // What only builds and tests use is no part of it.
  for (const name of ['vite', 'vitest', 'typescript']) expect(notices).not.toContain(`\n${name} `)
})
