import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '../../../../scripts/embedded-supabase.ts'
import { priceSnapshot } from '../../../../src/features/prices/snapshot.ts'
import { formatDate } from '../../../../src/format/dates-in-words.ts'
import { type Locale, speaks } from '../../../../src/locale.ts'
import { eventually } from '../../../support/eventually.ts'
import { testOf } from '../../../support/module-test.ts'
import {
  article,
  dentist,
  freeRow,
  hasNews,
  isOn,
  ledOn,
  offerRow,
  otherCategory,
  plainCategory,
  plainRow,
} from '../../../support/samples/examples.ts'
import { type Site, startSite } from '../../../support/site/site.ts'
import { noWaitMs, oneWaitMs } from '../../../support/waits.ts'

const withNews = testOf('news')

/** The day of the list that the build ships, whatever blanks stand in it. */
const publishedIn = (locale: Locale) =>
  formatDate(priceSnapshot.published_on, locale).replaceAll(/\s/g, '\\s')

let site: Site
beforeAll(async () => {
  site = await startSite({ database: true, vars: { DATA_FRESH_SECONDS: '1' } })
})
beforeEach(async () => {
  await site.db?.reset()
  await site.restart()
  site.clearLogs()
})
afterAll(() => site.close())

const faults = ['down', 'hang', '500', '429', 'html', 'shape'] as const satisfies readonly Fault[]

describe.each(faults)('with the database in the state "%s" from the start', (fault) => {
  beforeEach(() => site.db?.fault(fault))

  test('every page answers in time with the data of the build and its date, and the log says it once', async () => {
    const asked = ['/preturi', `/preturi/${otherCategory}`, '/en/preturi', '/noutati'].filter(isOn)
    const pages = new Map(await Promise.all(asked.map(async (path) => [path, await ask(path)] as const)))
    for (const { ms, status } of pages.values()) expect([status, ms < oneWaitMs]).toEqual([200, true])
    const [prices, category] = [pages.get('/preturi'), pages.get(`/preturi/${otherCategory}`)]
    expect(prices?.html).toContain(priceSnapshot.items.find(({ id }) => id === offerRow)?.title.ro)
    expect(prices?.html).toMatch(new RegExp(`Nu am putut verifica acum lista[^<]*${publishedIn('ro')}`))
    expect(category?.html).toContain('Nu am putut verifica acum lista')
    if (isOn('/en/preturi'))
      expect(pages.get('/en/preturi')?.html).toMatch(
        new RegExp(`We could not check the list[^<]*${publishedIn('en')}`),
      )
    if (hasNews) {
      const news = pages.get('/noutati')
      expect(news?.html).toContain('Nu am putut verifica acum lista')
      expect(news?.html).toContain(`href="/noutati/${article}"`)
    }

    const unavailable = () => site.logs().filter(({ event }) => event === 'data-unavailable')
    await Promise.all(Array.from({ length: 10 }, () => ask(`/preturi?rand=${freeRow}:1`)))
    expect(
      unavailable()
        .map(({ part }) => part)
        .sort(),
    ).toEqual(['hours', 'news', 'prices', 'redirects'])
    expect(unavailable()[0]).toMatchObject({ level: 'error', showing: 'snapshot' })
    expect(JSON.stringify(unavailable())).not.toContain('sb_')
  })

  test('what may exist is not denied, and old addresses lead where they led', async () => {
    const [list, other] = await areUnknown(['/preturi/nimic', '/en/nimic'])
    expect(list?.html).toContain('Pagina nu poate fi deschisă acum')
    expect(other?.html).toContain(
      speaks('en') ? 'This page cannot be opened right now' : 'Pagina nu poate fi deschisă acum',
    )
    expect((await ask('/tratamente/nimic')).status).toBe(404)
    expect((await ask('/api/nimic')).status).toBe(404)
    const redirect = await ask(ledOn.from)
    expect([redirect.status, redirect.location]).toEqual([301, ledOn.to])
    expect(redirect.ms).toBeLessThan(noWaitMs)
  })

  withNews('an article that exists is shown, and one that may exist is not denied', async () => {
    const known = await ask(`/noutati/${article}`)
    expect([known.status, known.html.includes('Pagina nu poate fi deschisă acum')]).toEqual([200, false])
    expect(known.ms).toBeLessThan(oneWaitMs)
    const [unknown] = await areUnknown(['/noutati/nimic', '/noutati?pagina=7', '/_data/noutati/nimic'])
    expect(unknown?.html).toContain('Pagina nu poate fi deschisă acum')
    const ruled = await ask(`/blog/${article}`)
    expect([ruled.status, ruled.location, ruled.cache]).toEqual([302, `/noutati/${article}`, 'no-store'])
    // It has the form of an article's address, so the rule about its topic has to wait.
    expect((await ask('/noutati/altceva-despre-bruxism')).status).toBe(503)
  })
})

/** Answers that say, in time, to ask again later. */
async function areUnknown(paths: readonly string[]) {
  const pages = await Promise.all(paths.map(ask))
  for (const { status, retryAfter, ms } of pages)
    expect([status, retryAfter, ms < oneWaitMs]).toEqual([503, '120', true])
  return pages
}

describe('when the database stops answering', () => {
  test.each(['down', 'hang'] as const)(
    '(%s) its last word is shown, at once, with the date',
    async (fault) => {
      await site.db?.sql.query(`update public.price_items set amount_min = 123400 where id = '${plainRow}'`)
      expect((await ask('/preturi')).html).toContain('1.234')
      site.db?.fault(fault)
      await eventually(async () => (await ask('/preturi')).html.includes('Nu am putut verifica acum lista'))
      const { html, ms } = await ask('/preturi')
      expect(html).toContain('1.234')
      expect(ms).toBeLessThan(noWaitMs)
      const [line] = site
        .logs()
        .filter(({ event, part }) => event === 'data-unavailable' && part === 'prices')
      expect(line).toMatchObject({ part: 'prices', asOf: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })

      site.db?.fault(null)
      await eventually(async () => !(await ask('/preturi')).html.includes('Nu am putut verifica'), 25)
      // Another part may answer first, and a page that was shared before the outage is shown again then.
      await expect
        .poll(
          () =>
            site.logs().filter(({ event, part }) => event === 'data-available-again' && part === 'prices'),
          { timeout: 20_000 },
        )
        .toHaveLength(1)
    },
    60_000,
  )
})

describe('when the data changes', () => {
  test('pages made of it are made again', async () => {
    const before = await ask(`/preturi/${plainCategory}`)
    await ask(`/preturi/${plainCategory}`)
    await site.db?.sql.query(`update public.price_items set amount_min = 123400 where id = '${plainRow}'`)
    await eventually(async () => (await ask(`/preturi/${plainCategory}`)).html.includes('1.234'))
    expect(before.html).not.toContain('1.234')
  })

  withNews(
    'a new article has its page, its place in the list and its old address; then it is gone',
    async () => {
      expect((await ask('/noutati/vesti-noi')).status).toBe(404)
      expect((await ask('/blog/vesti-noi')).location).toBe('/noutati')
      await site.db?.sql.query(
        `insert into public.news_articles (slug, category, published_on, updated_on, reviewed_by, texts, published)
        values ('vesti-noi', 'clinica', '2026-11-20', '2026-11-20', '${dentist.id}', $1, true)`,
        [JSON.stringify({ ro: news })],
      )
      await eventually(async () => (await ask('/noutati/vesti-noi')).status === 200)
      await eventually(async () => (await ask('/noutati')).html.includes('href="/noutati/vesti-noi"'))
      // Written with the English address, as the owner may: Romanian readers are led to the Romanian article.
      await site.db?.sql.query(
        `insert into public.news_articles (slug, category, published_on, updated_on, reviewed_by, texts, published)
        values ('vesti-mai-noi', 'clinica', '2026-11-20', '2026-11-20', '${dentist.id}', $1, true)`,
        [JSON.stringify({ ro: { ...news, body: `${news.body}\n\n[Vezi](/en/noutati/vesti-noi).` } })],
      )
      await eventually(async () => (await ask('/noutati/vesti-mai-noi')).status === 200)
      const linking = (await ask('/noutati/vesti-mai-noi')).html
      expect(linking).toContain('<a href="/noutati/vesti-noi">Vezi</a>')
      expect(linking.slice(linking.indexOf('id="inrudite"'))).toContain('href="/noutati/vesti-noi"')
      await site.db?.sql.query("delete from public.news_articles where slug = 'vesti-mai-noi'")
      expect((await ask('/en/noutati/vesti-noi')).status).toBe(404)
      expect((await ask('/blog/vesti-noi')).location).toBe('/noutati/vesti-noi')
      await site.db?.sql.query("delete from public.news_articles where slug = 'vesti-noi'")
      await eventually(async () => (await ask('/noutati/vesti-noi')).status === 404)
    },
  )
})

const news = {
  title: 'Vești noi de la clinica noastră',
  description: 'O descriere destul de lungă pentru a fi primită, care nu spune nimic despre nimic anume.',
  keywords: ['unu', 'doi', 'trei'],
  body: 'Un text destul de lung despre nimic anume. '.repeat(10),
}

async function ask(path: string) {
  const started = performance.now()
  const answer = await site.fetch(path)
  const html = await answer.text()
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    cache: answer.headers.get('cache-control'),
    retryAfter: answer.headers.get('retry-after'),
    html,
    ms: performance.now() - started,
  }
}
