import { afterAll, beforeAll, expect } from 'vitest'
import { eventually } from '../../../support/eventually.ts'
import { testOf } from '../../../support/module-test.ts'
import { article, dentist } from '../../../support/samples/examples.ts'
import { type Site, startSite } from '../../../support/site/site.ts'

const test = testOf('news')

/** As fresh as in production: an isolate keeps what it knows for a minute. */
let site: Site
beforeAll(async () => {
  site = await startSite({ database: 'with tables to change' })
  await site.fetch('/healthz')
  await site.restart()
})
afterAll(() => site.close())

const text = {
  title: 'Vești noi de la clinica noastră',
  description: 'O descriere destul de lungă pentru a fi primită, care nu spune nimic despre nimic anume.',
  keywords: ['unu', 'doi', 'trei'],
  body: 'Un text destul de lung despre nimic anume. '.repeat(10),
}

function add(slug: string, ro: object) {
  return site.db?.sql.query(
    `insert into public.news_articles (slug, category, published_on, updated_on, reviewed_by, texts, published)
      values ($1, 'clinica', '2026-11-20', '2026-11-20', '${dentist.id}', $2, true)`,
    [slug, JSON.stringify({ ro })],
  )
}

const status = async (path: string) => (await site.fetch(path)).status

test('an article is there as soon as a list shows it, even where the index is older', async () => {
  // Now the index of this isolate is read, and no list.
  expect(await status('/noutati/nimic')).toBe(404)
  await add('vesti-noi', text)
  expect(await (await site.fetch('/noutati')).text()).toContain('/noutati/vesti-noi')
  expect(await status('/noutati/vesti-noi')).toBe(200)
})

test('what is new has its page within seconds, though the index is believed for a minute', async () => {
  expect(await status('/noutati/vesti-mai-noi')).toBe(404)
  await add('vesti-mai-noi', text)
  await eventually(async () => (await status('/noutati/vesti-mai-noi')) === 200, 15)
})

test('one bad row is left out and named once, and costs no other article anything', async () => {
  await site.db?.sql.exec('alter table public.news_articles drop constraint news_articles_texts')
  await add('rand-gresit', { ...text, keywords: ['unu', 'doi', 'a'.repeat(61)] })
  await add('corp-gresit', { ...text, body: 'Prea scurt.' })
  await site.restart()
  site.clearLogs()
  for (let again = 0; again < 3; again += 1) {
    expect(await status('/noutati/rand-gresit')).toBe(404)
    expect(await status('/noutati/corp-gresit')).toBe(404)
  }
  // Healthy, and never read by this isolate before.
  for (const slug of ['vesti-noi', 'vesti-mai-noi', article])
    expect(await status(`/noutati/${slug}`)).toBe(200)
  expect(await status('/healthz')).toBe(200)
  const list = await (await site.fetch('/noutati')).text()
  expect(list).toContain('/noutati/vesti-noi')
  expect(list).not.toContain('/noutati/rand-gresit')
  const events = site.logs().map(({ event, row }) => [event, row])
  expect(events.filter(([event]) => event === 'error' || event === 'data-unavailable')).toEqual([])
  expect(events.filter(([, row]) => row === 'corp-gresit')).toHaveLength(1)
})
