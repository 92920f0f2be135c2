import { describe, expect, test } from 'vitest'
import { brand } from '../../../src/content/clinic.ts'
import { fillPath, pageIds, routes } from '../../../src/routes.ts'
import { adminAtWork } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { claimsOf, localSecret, signedWith, tokenPart } from '../../support/admin/tokens.ts'
import { oneAddressPerRoute } from '../../support/pages/addresses.ts'
import { scriptsOf } from '../../support/pages/html.ts'
import { isSpoken, offerCategory } from '../../support/samples/examples.ts'
import { wordsOf } from '../../support/site/forms.ts'

const here = openAdmin()

const adminPaths = [
  ...pageIds.flatMap((id) =>
    id.startsWith('admin/') && !['admin/sign-in', 'admin/reset'].includes(id)
      ? [fillPath(routes[id].path, { slug: offerCategory })]
      : [],
  ),
  '/en/admin',
  '/en/admin/prices',
  '/admin/anything-else',
  '/admin/newsletter/preview',
  '/api/admin/prices.csv',
  '/api/admin/requests.csv',
  '/api/admin/subscribers.csv',
  '/api/admin/preview',
].filter(isSpoken)

const accessOnly = (token: string) => ({ headers: { cookie: `__Host-${brand}-access=${token}` } })

describe('the guard', () => {
  test.each(adminPaths)('%s asks a visitor without a session to sign in', async (path) => {
    const answer = await here.site.fetch(path)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    if (!path.startsWith('/api')) expect(await answer.text()).toContain(`name="back" value="${path}"`)
  })

  test.each(adminPaths)('%s is closed to an account that is no admin', async (path) => {
    const { get } = await stranger()
    const answer = await get(path)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toContain('name="version"')
  })

  test('lets an admin in, and keeps nothing of it', async () => {
    const answer = await here.admin.get('/admin/prices')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('etag')).toBeNull()
    expect((await here.site.fetch('/admin/prices')).status).toBe(401)
  })

  test('an address that leads nowhere shows the day’s work, and no phone number to call', async () => {
    for (const path of ['/admin/nimic', '/en/admin/nothing'].filter(isSpoken)) {
      const answer = await here.admin.get(path)
      expect(answer.status).toBe(404)
      const html = await answer.text()
      expect(wordsOf(html)).toMatch(
        /Această pagină de administrare nu există|There is no such administration page/,
      )
      expect(html).not.toMatch(/href="tel:|class="(header|footer|consent-banner)/)
    }
  })

  test('the data of an admin page is not to be had on its own', async () => {
    for (const path of [
      '/_data/admin/prices',
      '/_data/en/admin/preview',
      `/_data/admin/prices/${offerCategory}`,
    ]) {
      const answer = await here.site.fetch(path, { headers: { cookie: here.admin.cookie } })
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain(here.admin.email)
    }
  })

  test('?lang= leads nobody around it', async () => {
    expect((await here.site.fetch('/admin/prices?lang=en')).status).toBe(401)
    expect((await here.site.fetch('/ADMIN/prices', { redirect: 'follow' })).status).not.toBe(200)
    expect((await here.site.fetch('/admin//prices', { redirect: 'follow' })).status).toBe(401)
  })

  test.each([
    ['made up', () => 'abc.def.ghi'],
    [
      'not signed',
      (token: string) => `${tokenPart({ alg: 'none', typ: 'JWT' })}.${tokenPart(claimsOf(token))}.`,
    ],
    [
      'signed by another project',
      (token: string) => signedWith('another-project-another-project-another', claimsOf(token)),
    ],
    [
      'with another account written into it',
      (token: string) => {
        const [head, , signature] = token.split('.')
        return `${head}.${tokenPart({ ...claimsOf(token), sub: crypto.randomUUID() })}.${signature}`
      },
    ],
    ['expired', (token: string) => signedWith(localSecret, { ...claimsOf(token), iat: 1, exp: 2 })],
    ['cut short', (token: string) => token.slice(0, -4)],
    [
      'of the role service_role',
      (token: string) =>
        signedWith('another-project-another-project-another', { ...claimsOf(token), role: 'service_role' }),
    ],
  ])('a token that is %s opens nothing', async (_, forge) => {
    for (const path of ['/admin/prices', '/api/admin/prices.csv'])
      expect((await here.site.fetch(path, accessOnly(forge(here.admin.token)))).status).toBe(401)
  })

  test('nobody borrows the rest of another session', async () => {
    const other = await stranger()
    const cookieOf = (cookies: string, name: string) =>
      cookies.split('; ').find((cookie) => cookie.startsWith(`__Host-${brand}-${name}=`)) ?? ''
    const mine = cookieOf(other.cookie, 'access')
    const theirs = cookieOf(here.admin.cookie, 'refresh')
    for (const cookie of [`${mine}; ${theirs}`, `${theirs}; ${mine}`, `${mine}; user_id=${here.admin.id}`]) {
      const answer = await here.site.fetch('/admin/prices', { headers: { cookie } })
      expect(answer.status).toBe(403)
      expect(await answer.text()).not.toContain(here.admin.email)
    }
    // By header, as its own interface would take it, no session of any kind is known.
    const headers = { authorization: `Bearer ${here.admin.token}` }
    expect((await here.site.fetch('/admin/prices', { headers })).status).toBe(401)
  })

  test('the session of an account that is gone opens nothing', async () => {
    const gone = await adminAtWork(here.site)
    await here.site.db?.sql.query('delete from admins where user_id = $1', [gone.id])
    await here.site.db?.sql.query('delete from auth.users where id = $1', [gone.id])
    expect((await gone.get('/admin/prices')).status).toBe(401)
  })

  test('the right goes with the row, at once', async () => {
    const other = await adminAtWork(here.site)
    expect((await other.get('/admin/prices')).status).toBe(200)
    await here.site.db?.sql.query('delete from admins where user_id = $1', [other.id])
    expect((await other.get('/admin/prices')).status).toBe(403)
  })

  test('a change that another site sends is refused, with the best of cookies', async () => {
    const send = (headers: Record<string, string>) =>
      here.site.fetch('/admin/prices', {
        method: 'POST',
        body: new URLSearchParams({ intent: 'discard', version: '0' }),
        headers: { cookie: here.admin.cookie, ...headers },
      })
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      {},
    ])
      expect((await send(headers)).status).toBe(403)
    expect((await send({ origin: here.site.url })).status).toBe(303)
  })

  test.each(
    [
      '/admin/prices',
      '/en/admin/prices',
      `/admin/prices/${offerCategory}`,
      '/admin/publications',
      '/admin/requests',
      '/admin/sign-out',
      `/api/admin/prices/${offerCategory}`,
    ].filter(isSpoken),
  )('%s takes nothing from another site', async (path) => {
    const answer = await here.site.fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ version: '0' }),
      headers: { cookie: here.admin.cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await here.admin.get('/admin/prices')).status).toBe(200)
  })

  test('when Supabase is away it is said, and nobody is signed out', async () => {
    const { get } = await adminAtWork(here.site)
    here.site.db?.fault('down')
    const answer = await get('/admin/prices')
    here.site.db?.fault(null)
    expect(answer.status).toBe(503)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await get('/admin/prices')).status).toBe(200)
  })
})

test('no page that visitors see names code or styles of the admin pages', async () => {
  const seen = new Set<string>()
  for (const { address } of await oneAddressPerRoute()) {
    const html = await (await here.site.fetch(address)).text()
    expect(html, address).not.toMatch(/admin-bar|row-editor|category-editor/)
    for (const file of scriptsOf(html)) seen.add(file)
  }
  expect(seen.size).toBeGreaterThan(15)
  for (const file of seen)
    expect(await (await here.site.fetch(file)).text(), file).not.toMatch(
      /admin-bar-inside|row-editor|admin\/sign-out|name="version"/,
    )
})

async function stranger() {
  strangers ??= adminAtWork(here.site, false)
  return strangers
}
let strangers: ReturnType<typeof adminAtWork> | null = null
