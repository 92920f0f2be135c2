import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Site, startSite } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ database: true })
})
beforeEach(async () => {
  site.db?.fault(null)
  await site.restart()
  // The isolate is up; it has not asked the database for anything that pages show.
  await watch('/echipa')
})
afterAll(() => site.close())

const fallback = '<p class="loading">Se încarcă...</p>'
const price = 'Implant dentar din titan'

test('a slow database delays neither header nor heading: they come at once, the prices when they are there', async () => {
  site.db?.fault('slow:2000')
  const { first, firstMs, whole, wholeMs } = await watch('/preturi')
  expect(wholeMs - firstMs).toBeGreaterThan(1000)
  expect(first).toContain('<header')
  expect(first).toMatch(/<h1[^>]*>/)
  expect(first).toContain(fallback)
  expect(first).not.toContain(price)
  expect(whole).toContain(price)
  expect(whole).not.toContain('Nu am putut verifica')
})

test('a page that came late is kept as it is with its data in place, and shows no loading text', async () => {
  site.db?.fault('slow:1000')
  await watch('/noutati')
  site.db?.fault(null)
  const again = await watch('/noutati')
  expect(again.whole).not.toContain(fallback)
  expect(again.whole).toContain('gingii-care-sangereaza')
})

test('a page without late data does not notice the database at all', async () => {
  site.db?.fault('hang')
  const { status, wholeMs } = await watch('/echipa')
  expect(status).toBe(200)
  expect(wholeMs).toBeLessThan(2500)
})

test('the status is known before the first byte, however slow the database is', async () => {
  site.db?.fault('slow:1500')
  const pages = await Promise.all(
    ['/preturi/implantologie', '/preturi/nimic', '/noutati/gingii-care-sangereaza', '/noutati/nimic'].map(
      watch,
    ),
  )
  expect(pages.map(({ status }) => status)).toEqual([200, 404, 200, 404])
  const [category, noCategory, article, noArticle] = pages
  for (const known of [category, article]) expect(leadOf(known)).toBeGreaterThan(500)
  for (const unknown of [noCategory, noArticle]) expect(unknown?.wholeMs).toBeLessThan(6000)
})

test('the data of a client navigation waits for what is late', async () => {
  site.db?.fault('slow:1000')
  const answer = await site.fetch('/_data/preturi')
  const payload = JSON.stringify(await answer.json())
  expect(payload).toContain(price)
})

test('a visitor who leaves before the late part arrives harms nobody', async () => {
  site.db?.fault('slow:1500')
  const leaving = new AbortController()
  const answer = await site.fetch('/preturi', { signal: leaving.signal })
  await answer.body?.getReader().read()
  leaving.abort()
  const { whole } = await watch('/preturi')
  expect(whole).toContain(price)
})

/** How long the beginning of a page was there before its end. */
function leadOf(page: Awaited<ReturnType<typeof watch>> | undefined): number {
  return page === undefined ? 0 : page.wholeMs - page.firstMs
}

async function watch(path: string) {
  const started = performance.now()
  const answer = await site.fetch(path)
  const decoder = new TextDecoder()
  let first = ''
  let firstMs = 0
  let whole = ''
  for await (const chunk of answer.body ?? []) {
    whole += decoder.decode(chunk, { stream: true })
    const ms = performance.now() - started
    // The start of a page may arrive in several parts.
    if (firstMs === 0 || ms - firstMs < 300) {
      firstMs ||= ms
      first = whole
    }
  }
  return { status: answer.status, first, firstMs, whole, wholeMs: performance.now() - started }
}
