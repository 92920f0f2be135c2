import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { splitLocale } from '../../../src/locale.ts'
import { eventually } from '../../support/eventually.ts'
import { inEnglishIfSpoken, ledOn } from '../../support/samples/examples.ts'
import { type Site, startSite } from '../../support/site/site.ts'

let site: Site
let alone: Site
beforeAll(async () => {
  site = await startSite({ database: true })
  alone = await startSite()
})
afterAll(async () => {
  await alone.close()
  await site.close()
})

test('/healthz tells the build and whether the database answers, and nothing else', async () => {
  const healthz = async (of: Site) => {
    const answer = await of.fetch('/healthz')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return answer.json()
  }
  const build = expect.stringMatching(/^[0-9a-f]{8,}$/)
  expect(await healthz(alone)).toEqual({ status: 'ok', build, database: 'none' })
  expect(await healthz(site)).toEqual({ status: 'ok', build, database: 'reachable' })
  site.db?.fault('hang')
  let longestMs = 0
  await eventually(async () => {
    const started = performance.now()
    const { database } = await healthz(site)
    longestMs = Math.max(longestMs, performance.now() - started)
    return database === 'unreachable'
  })
  expect(longestMs).toBeLessThan(3_000)
  site.db?.fault(null)
})

test('a page leaves one line in the log: which and how, not who and not what they typed', async () => {
  alone.clearLogs()
  const ray = { 'cf-ray': '8c0ffee', 'user-agent': 'Ana', cookie: 'a=b', referer: 'https://example.com/' }
  const path = inEnglishIfSpoken('/echipa')
  await alone.fetch(`${path}?filtru=chirurgie&email=ana@exemplu.ro`, { headers: ray })
  await alone.fetch(path, { headers: ray })
  await alone.fetch(path, { headers: ray })
  await alone.fetch('/nimic', { headers: ray })
  const lines = alone.logs().filter(({ event }) => event === 'page')
  const { locale } = splitLocale(path)
  const line = { level: 'info', event: 'page', requestId: '8c0ffee', durationMs: expect.any(Number) }
  expect(lines).toEqual([
    { ...line, route: 'team', locale, status: 200, cache: 'miss' },
    { ...line, route: 'team', locale, status: 200, cache: 'miss' },
    { ...line, route: 'team', locale, status: 200, cache: 'hit' },
    { ...line, route: 'notFound', locale: 'ro', status: 404, cache: 'miss' },
  ])
})

test('a page tells the browser’s tools where its time went', async () => {
  const timing = async () => (await alone.fetch('/tratamente')).headers.get('server-timing')
  expect(await timing()).toMatch(/^cache;desc=miss, load;dur=\d+, render;dur=\d+$/)
  expect(await timing()).toBe('cache;desc=hit')
})

test('a wrong setting is named by the first page that needs it, without its value, and old addresses lead on', async () => {
  const wrong = await startSite({ vars: { MAIL_FROM: 'sekret', DATA_FRESH_SECONDS: 'soon' } })
  onTestFinished(() => wrong.close())
  expect((await wrong.fetch(ledOn.from)).headers.get('location')).toBe(ledOn.to)
  const path = inEnglishIfSpoken('/preturi')
  const page = await wrong.fetch(path)
  expect(page.status).toBe(500)
  expect(await page.text()).toContain(`lang="${splitLocale(path).locale}"`)
  const [line] = wrong.logs().filter(({ event }) => event === 'error')
  expect(line?.message).toMatch(/^Configuration: DATA_FRESH_SECONDS must be a number; MAIL_FROM must be/)
  expect(JSON.stringify(wrong.logs())).not.toMatch(/sekret|soon/)
})
