import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refuseUnreserved } from '../../src/features/redirects/reserved.ts'
import { href } from '../../src/routes.ts'

const answered = ['/*', '/healthz', '/api/*', '/en/feed.xml', '/pictures/:file', href('contact', 'en')]

test('what the site answers is a page or reserved', () => {
  expect(() => refuseUnreserved(answered)).not.toThrow()
})

test('a file that passes through the Worker is reserved', () => {
  const [, list = '[]'] = /^run_worker_first = (.+)$/m.exec(readFileSync('wrangler.toml', 'utf8')) ?? []
  const files: string[] = JSON.parse(list)
  expect(files).not.toEqual([])
  refuseUnreserved(files)
})

test.each(['/export/:year', '/en/export/:year', '/status', '/noutati/:year', '/tratamente/export'])(
  '%s, which a redirect could take away, is refused by name',
  (path) => {
    expect(() => refuseUnreserved([...answered, path])).toThrow(path.replace('/en', ''))
  },
)
