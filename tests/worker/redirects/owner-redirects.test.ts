import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { wordRules } from '../../../src/features/redirects/table.ts'
import { speaks } from '../../../src/locale.ts'
import { eventually } from '../../support/eventually.ts'
import { testOf } from '../../support/module-test.ts'
import { article, hasNews, ledOn, oldAddress, shortCategory } from '../../support/samples/examples.ts'
import { type Site, startSite } from '../../support/site/site.ts'
import { noWaitMs, oneWaitMs } from '../../support/waits.ts'

/** A clinic may have no old addresses. */
const inTable = oldAddress === null ? [] : [oldAddress.from]

/** A page that the database decides about. */
const entry = hasNews ? `/noutati/${article}` : `/preturi/${shortCategory}`

let site: Site
beforeAll(async () => {
  site = await startSite({ database: true, vars: { DATA_FRESH_SECONDS: '1' } })
  // The embedded database takes its time over the very first question.
  await site.fetch('/healthz')
})
beforeEach(async () => {
  await site.db?.reset()
  await site.restart()
  site.clearLogs()
})
afterAll(() => site.close())

test('an owner’s row is followed from the first request on, in every spelling, with one 301', async () => {
  await insert(['/oferta-veche', '/preturi'], ['/promoții/vară', entry])
  expect(await lands('/oferta-veche')).toBe('301 /preturi')
  expect(await lands('/Oferta-Veche/')).toBe('301 /preturi')
  expect(await lands('/ro//oferta-veche?utm_source=x')).toBe('301 /preturi?utm_source=x')
  if (speaks('en')) expect(await lands('/en/oferta-veche')).toBe('301 /preturi?lang=en')
  expect(await lands('/promo%C8%9Bii/var%C4%83')).toBe(`301 ${entry}`)
  expect((await site.fetch('/oferta-veche', { method: 'POST' })).status).toBe(405)
})

test('rows that would hide a page, contradict the table, lead nowhere or in a circle are ignored and logged', async () => {
  await insert(
    ['/contact', '/echipa'],
    [entry, '/echipa'],
    ...inTable.map((from): [string, string] => [from, '/contact']),
    ['/nicaieri', '/nu-exista'],
    ['/robots.txt', '/echipa'],
    ['/cerc-a', '/cerc-b'],
    ['/cerc-b', '/cerc-a'],
    ['/lant', '/bun'],
    ['/bun', '/echipa'],
  )
  expect(await lands('/bun')).toBe('301 /echipa')
  expect(await lands('/contact')).toBe('200 ')
  expect(await lands(entry)).toBe('200 ')
  expect(await lands('/robots.txt')).toBe('200 ')
  expect(await lands(ledOn.from)).toBe(`301 ${ledOn.to}`)
  for (const path of ['/nicaieri', '/cerc-a', '/cerc-b', '/lant']) expect(await lands(path)).toBe('404 ')
  const ignored = () => site.logs().filter(({ event }) => event === 'row-left-out')
  expect(ignored().map(({ row, problem }) => [row, problem])).toEqual(
    expect.arrayContaining([
      ['/contact', 'source-is-a-page'],
      ...inTable.map((from) => [from, 'source-is-in-the-table']),
      ['/lant', 'target-is-no-page'],
    ]),
  )
  // Each once, however often the database is asked again.
  for (let second = 0; second < 4; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await lands('/bun')
  }
  expect(ignored()).toHaveLength(7 + inTable.length)
})

const [rule] = wordRules

test.skipIf(rule === undefined)(
  'an old word leads on where no page is: browsers ask again where one may come, and the admin is none of it',
  async () => {
    const { word = '', to = '' } = rule ?? {}
    const kept = async (path: string) => {
      const answer = await site.fetch(path)
      return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]
    }
    await eventually(async () =>
      expect(await kept(`/sfaturi/${word}-noaptea`)).toEqual([301, to, 'public, max-age=86400']),
    )
    if (hasNews) expect(await kept(`/noutati/${word}-noaptea`)).toEqual([301, to, 'no-store'])
    for (const own of [`/admin/${word}`, `/pictures/${word}`]) expect((await kept(own))[1], own).not.toBe(to)
  },
)

test('a row that is added, changed or switched off takes effect without a deployment', async () => {
  // An isolate that has just begun waits for the database no longer than a visitor would.
  await eventually(async () => (await lands('/oferta-veche')) === '404 ')
  await insert(['/oferta-veche', '/preturi'])
  await eventually(async () => (await lands('/oferta-veche')) === '301 /preturi')
  await site.db?.sql.exec("update public.redirects set to_path = '/contact'")
  await eventually(async () => (await lands('/oferta-veche')) === '301 /contact')
  await site.db?.sql.exec('update public.redirects set active = false')
  await eventually(async () => (await lands('/oferta-veche')) === '404 ')
})

testOf('news')('a row whose target is unpublished stops leading there', async () => {
  await insert(['/sangerare', `/noutati/${article}`])
  expect(await lands('/sangerare')).toBe(`301 /noutati/${article}`)
  await site.db?.sql.exec(`update public.news_articles set published = false where slug = '${article}'`)
  await eventually(async () => (await lands('/sangerare')) === '404 ')
})

test('old addresses of one path are told apart by their query, on a page of today too, with one 301', async () => {
  await insert(
    ['/?p=123', '/preturi'],
    ['/?p=124', '/echipa'],
    ['/articol-vechi', '/contact'],
    ['/articol-vechi?id=5', '/preturi'],
    ['/articol-vechi?id=5&view=print', '/echipa'],
    ['/preturi?id=7', '/contact'],
    ['/preturi?rand=ceva', '/contact'],
  )
  await lands('/?p=123')
  await eventually(async () => (await lands('/?p=123')) === '301 /preturi')
  expect(await lands('/?P=124')).toBe('301 /echipa')
  expect(await lands('/?p=123&utm_source=x&cat=2')).toBe('301 /preturi?utm_source=x')
  if (speaks('en')) expect(await lands('/en?p=123')).toBe('301 /preturi?lang=en')
  for (const path of ['/?p=125', '/', '/?utm_source=x', '/?gclid=1', '/?x=1'])
    expect(await lands(path), path).toBe('200 ')
  expect(await lands('/articol-vechi')).toBe('301 /contact')
  expect(await lands('/articol-vechi?id=6')).toBe('301 /contact?id=6')
  expect(await lands('/Articol-Vechi/?view=tot&id=5')).toBe('301 /preturi')
  expect(await lands('/articol-vechi?view=print&id=5')).toBe('301 /echipa')
  expect(await lands('/preturi?id=7')).toBe('301 /contact')
  // A parameter that the page of today reads itself is none of an old address.
  expect(await lands('/preturi?rand=ceva')).toBe('200 ')
  expect((await site.fetch('/?p=123', { method: 'POST' })).status).not.toBe(301)
})

test('known addresses never wait for the database, unknown ones as long as a page, once', async () => {
  site.db?.fault('hang')
  expect(await timed(ledOn.from)).toBeLessThan(noWaitMs)
  expect(await timed(speaks('en') ? '/EN/Contact/' : '/RO/Contact/')).toBeLessThan(noWaitMs)
  expect(await timed('/nimic')).toBeLessThan(oneWaitMs)
  await eventually(async () => (await timed('/nimic-altceva')) < noWaitMs)
})

async function insert(...rows: [from: string, to: string][]): Promise<void> {
  for (const row of rows)
    await site.db?.sql.query('insert into public.redirects (from_path, to_path) values ($1, $2)', row)
}

async function lands(path: string): Promise<string> {
  const answer = await site.fetch(path)
  await answer.body?.cancel()
  return `${answer.status} ${answer.headers.get('location') ?? ''}`
}

async function timed(path: string): Promise<number> {
  const started = performance.now()
  await lands(path)
  return performance.now() - started
}
