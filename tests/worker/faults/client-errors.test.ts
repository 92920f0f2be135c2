import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Site, startSite } from '../../support/site/site.ts'

let site: Site
beforeEach(async () => {
  site = await startSite()
})
afterEach(() => site.close())

const report = { name: 'Error', message: 'broken', stack: null, component: null, route: 'home', build: 'abc' }

function send(body: unknown, headers: Record<string, string> = {}) {
  return site.fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

test('an error in a browser reaches the log of the team', async () => {
  expect((await send(report)).status).toBe(204)
  expect(site.logs()).toContainEqual(
    expect.objectContaining({ event: 'client-error', message: 'broken', route: 'home' }),
  )
})

test('what is no report is refused', async () => {
  expect((await send('nonsense')).status).toBe(400)
  expect((await send({ ...report, email: 'a@b.ro' })).status).toBe(400)
  expect((await send({ ...report, message: 'x'.repeat(20_000) })).status).toBe(413)
  expect((await send(report, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await send(report, { origin: 'https://evil.example' })).status).toBe(403)
})

test('a flood of reports is stopped', async () => {
  const statuses = await Promise.all(Array.from({ length: 24 }, async () => (await send(report)).status))
  // Ten a minute; the minute may turn meanwhile.
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(20)
  expect(statuses).toContain(429)
})
