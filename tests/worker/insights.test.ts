import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { splitLocale } from '../../src/locale.ts'
import { article, inEnglishIfSpoken, isOn, shortCategory, slugOf } from '../support/samples/examples.ts'
import { type Site, startSite } from '../support/site/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ vars: { INSIGHTS_SINK: 'log' } })
})
beforeEach(() => site.clearLogs())
afterAll(() => site.close())

const points = (event: string) => site.logs().filter((line) => line.event === event)

test('a view is counted with its route, path and language', async () => {
  const route = '/tratamente/:slug'
  const path = inEnglishIfSpoken(`/tratamente/${slugOf('protetica')}`)
  expect((await post('/_insights/view', { route, path })).status).toBe(204)
  await expect
    .poll(() => points('insight-view'))
    .toMatchObject([{ route, path, locale: splitLocale(path).locale }])
})

test('the vitals of a page are written one by one', async () => {
  const vitals = { CLS: 0.01, LCP: 812.4 }
  expect((await post('/_speed/vitals', { route: '/', vitals })).status).toBe(204)
  await expect
    .poll(() => points('insight-vital'))
    .toMatchObject([
      { route: '/', name: 'CLS', value: 0.01 },
      { route: '/', name: 'LCP', value: 812.4 },
    ])
})

const counted = [
  ['/', inEnglishIfSpoken('/')],
  ['/noutati/:slug', `/noutati/${article}`],
  ['/preturi/:slug', `/preturi/${shortCategory}`],
  ['/contact/multumim', '/contact/multumim'],
  ['/404', '/404'],
] as const
test.each(counted.filter(([, path]) => isOn(path)))(
  'a page of %s that is there is counted',
  async (route, path) => {
    expect((await post('/_insights/view', { route, path })).status).toBe(204)
  },
)

describe('nothing more is taken', () => {
  test.each<[string, string, unknown]>([
    ['a path with a query', '/_insights/view', { route: '/contact', path: '/contact?nume=Ana' }],
    ['a path of another route', '/_insights/view', { route: '/contact', path: '/echipa' }],
    ['a path that does not exist', '/_insights/view', { route: '/404', path: '/cine-stie' }],
    [
      'an e-mail address below a route',
      '/_insights/view',
      { route: '/tratamente/:slug', path: '/tratamente/ana@exemplu.ro' },
    ],
    [
      'a phone number below a route',
      '/_insights/view',
      { route: '/preturi/:slug', path: inEnglishIfSpoken('/preturi/0722123456') },
    ],
    [
      'an article that nobody wrote',
      '/_insights/view',
      { route: '/noutati/:slug', path: '/noutati/despre-ana-pop' },
    ],
    [
      'a page of the admin',
      '/_insights/view',
      { route: '/admin/prices/:slug', path: '/admin/prices/ana@exemplu.ro' },
    ],
    ['an id', '/_insights/view', { route: '/', path: '/', anonUserId: crypto.randomUUID() }],
    ['a vital that is a word', '/_speed/vitals', { route: '/', vitals: { LCP: 'fast' } }],
    ['a vital nobody knows', '/_speed/vitals', { route: '/', vitals: { XYZ: 1 } }],
    ['no JSON', '/_speed/vitals', '{'],
  ])('%s', async (_, address, body) => {
    const answer = await post(address, body)
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'not-a-report' }])
  })

  test('another site’s page counts nothing', async () => {
    const answer = await post(
      '/_insights/view',
      { route: '/', path: '/' },
      { origin: 'https://elsewhere.example' },
    )
    expect(answer.status).toBe(403)
  })
})

test('the scripts are ours, kept for an hour and asked about after that', async () => {
  for (const address of ['/_insights/script.js', '/_speed/script.js']) {
    const answer = await site.fetch(address)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toContain('max-age=3600')
    const etag = answer.headers.get('etag') ?? ''
    expect(await answer.text()).not.toMatch(/localStorage|sessionStorage|document\.cookie|anon/)
    expect((await site.fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  }
})

test('the Worker’s own count needs nothing from a device: route, language, kind of answer', async () => {
  const path = inEnglishIfSpoken('/echipa')
  await site.fetch(`${path}?utm_source=x`)
  await site.fetch('/cine-stie')
  await expect.poll(() => points('insight-answer').length).toBe(2)
  const [team, missing] = points('insight-answer')
  expect(team).toEqual({
    level: 'info',
    event: 'insight-answer',
    route: '/echipa',
    locale: splitLocale(path).locale,
    statusClass: '2xx',
  })
  expect(missing).toMatchObject({ route: '/404', locale: 'ro', statusClass: '4xx' })
})

test('without a Google tag no policy and no page mentions Google', async () => {
  const answer = await site.fetch('/')
  expect(answer.headers.get('content-security-policy')).not.toContain('google')
  expect(await answer.text()).not.toContain('googletagmanager')
})

test('with a Google tag the policy lets it in and the page knows its id; before consent nothing of it is loaded', async () => {
  const tagged = await startSite({ vars: { GOOGLE_TAG_ID: 'G-ABC1234567' } })
  const answer = await tagged.fetch('/')
  const html = await answer.text()
  await tagged.close()
  expect(answer.headers.get('content-security-policy')).toMatch(
    /connect-src 'self' https:\/\/\*\.google-analytics\.com/,
  )
  expect(html).toContain('G-ABC1234567')
  expect(html).not.toContain('googletagmanager')
})

function post(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return site.fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
