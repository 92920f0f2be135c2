import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { priceSnapshot } from '../../../../src/features/prices/snapshot.ts'
import { formatDate } from '../../../../src/format/dates-in-words.ts'
import { eventually } from '../../../support/eventually.ts'
import { testOf } from '../../../support/module-test.ts'
import { article, isOn, offerCategory, offerRow } from '../../../support/samples/examples.ts'
import { type Site, startSite } from '../../../support/site/site.ts'
import { noWaitMs } from '../../../support/waits.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ database: true })
})
beforeEach(coldIsolate)
afterAll(() => site.close())

/** The isolate is up; it has not asked the database for anything that pages show. */
async function coldIsolate(): Promise<void> {
  site.db?.fault(null)
  await site.restart()
  await watch('/echipa')
}

const fallback = '<p class="loading">Se încarcă...</p>'
/** A row of the list, as markup and data name it. */
const price = `"${offerRow}"`

const writtenOn = formatDate(priceSnapshot.published_on, 'ro').replaceAll(/\s/g, '\\s')

const answerAgain = () => site.db?.fault(null)

test('a slow database delays neither header nor heading: they come at once, the prices when they are there', async () => {
  await eventually(async () => {
    await coldIsolate()
    site.db?.fault('hang')
    const { first, whole } = await watch('/preturi', answerAgain)
    // A busy machine may take longer for the code of the page than the database is waited for.
    if (first === null) return false
    expect(first).toContain('<header')
    expect(first).toMatch(/<h1[^>]*>/)
    expect(first).not.toContain(price)
    expect(whole).toContain(price)
    expect(whole).not.toContain('Nu am putut verifica')
    return true
  }, 20)
})

testOf('news')(
  'a page that came late is kept as it is with its data in place, and shows no loading text',
  async () => {
    site.db?.fault('hang')
    expect((await watch('/noutati', answerAgain)).first).not.toBeNull()
    const again = await watch('/noutati')
    expect(again.whole).not.toContain(fallback)
    expect(again.whole).toContain(article)
  },
)

test('a new isolate has the prices in place at once when the database is 80 ms away', async () => {
  site.db?.fault('slow:80')
  await eventually(async () => {
    await site.restart()
    // The time of the database is the subject, not that of a busy machine for the code of a page.
    await watch('/echipa')
    const { first, whole } = await watch('/preturi')
    expect(whole).toContain(price)
    expect(whole).not.toContain('Nu am putut verifica')
    return first === null
  }, 20)
})

test('a new isolate shows the snapshot and its date when the database is 3 s away, and the live list after', async () => {
  site.db?.fault('slow:3000')
  const { whole } = await watch('/preturi')
  expect(whole).toContain(price)
  expect(whole).toMatch(new RegExp(`Nu am putut verifica acum lista[^<]*${writtenOn}`))
  answerAgain()
  await eventually(async () => {
    const later = await watch('/preturi')
    expect(later.whole).toContain(price)
    return !later.whole.includes('Nu am putut verifica')
  }, 25)
})

test('a page without late data does not notice the database at all', async () => {
  site.db?.fault('hang')
  const started = performance.now()
  expect((await watch('/echipa')).status).toBe(200)
  expect(performance.now() - started).toBeLessThan(noWaitMs)
})

test('the status is known before the first byte, however slow the database is', async () => {
  await eventually(async () => {
    await coldIsolate()
    site.db?.fault('hang')
    const unknown = Promise.all(['/preturi/nimic', '/noutati/nimic'].map((path) => site.fetch(path)))
    const known = await Promise.all(
      [`/preturi/${offerCategory}`, `/noutati/${article}`].filter(isOn).map((path) => site.fetch(path)),
    )
    for (const { status } of known) expect(status).toBe(200)
    answerAgain()
    expect((await unknown).map(({ status }) => status)).toEqual([404, 404])
    const pages = await Promise.all(known.map((answer) => answer.text()))
    // As above: a busy machine may take longer for the code of a page than the database is waited for.
    if (!pages.every((html) => html.includes(fallback))) return false
    for (const html of pages) expect(html).not.toContain('Nu am putut verifica')
    return true
  }, 20)
})

test('the data of a client navigation waits for what is late', async () => {
  site.db?.fault('slow:300')
  const answer = await site.fetch('/_data/preturi')
  const payload = JSON.stringify(await answer.json())
  expect(payload).toContain(price)
})

test('a visitor who leaves before the late part arrives harms nobody', async () => {
  site.db?.fault('hang')
  const leaving = new AbortController()
  const answer = await site.fetch('/preturi', { signal: leaving.signal })
  await answer.body?.getReader().read()
  leaving.abort()
  answerAgain()
  const { whole } = await watch('/preturi')
  expect(whole).toContain(price)
})

/** Reads a page, and what of it was there when the place of something late had come, which is then told to somebody. */
async function watch(path: string, whenLate?: () => void) {
  const answer = await site.fetch(path)
  const decoder = new TextDecoder()
  let first: string | null = null
  let whole = ''
  for await (const chunk of answer.body ?? []) {
    whole += decoder.decode(chunk, { stream: true })
    if (first !== null || !whole.includes(fallback)) continue
    first = whole
    whenLate?.()
  }
  return { status: answer.status, first, whole }
}
