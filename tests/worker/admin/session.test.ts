import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { brand } from '../../../src/content/clinic.ts'
import { allOrEssential } from '../../../src/features/consent/record.ts'
import { fillPath, pageIds, routes } from '../../../src/routes.ts'
import { password } from '../../support/admin/account.ts'
import { adminAtWork, cookiesOf, createAccount, signIn } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { leftOfTheMinute } from '../../support/minute.ts'
import { oneAddressPerRoute } from '../../support/pages/addresses.ts'
import { scriptsOf } from '../../support/pages/html.ts'
import { offerCategory, otherCategory, plainCategory } from '../../support/samples/examples.ts'
import { sendForm, wordsOf } from '../../support/site/forms.ts'
import { some } from '../../support/some.ts'

const here = openAdmin({ vars: { INSIGHTS_SINK: 'log' } })

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
]

const accessOnly = (token: string) => ({ headers: { cookie: `__Host-${brand}-access=${token}` } })
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const signedWith = (secret: string, claims: object, alg = 'HS256') => {
  const head = `${part({ alg, typ: 'JWT' })}.${part(claims)}`
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`
}
const localSecret = 'local-only-local-only-local-only-local-only'

describe('signing in', () => {
  test('sets cookies that scripts cannot read and leads to where the visitor wanted to go', async () => {
    const answer = await sendForm(here.site, '/admin/sign-in', {
      email: ` ${here.admin.email.toUpperCase()} `,
      password,
      inapoi: `/admin/prices/${otherCategory}`,
      limba: 'ro',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/admin/prices/${otherCategory}`])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const cookies = answer.headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      `__Host-${brand}-access`,
      `__Host-${brand}-refresh`,
      `__Host-${brand}-device`,
    ])
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/(;|$)/)
      for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(`; ${flag}`)
      expect(cookie).not.toContain('Domain')
    }
  })

  test.each([
    'https://evil.example/admin/prices',
    '//evil.example/admin',
    '/\\evil.example',
    '/preturi',
    'javascript:alert(1)',
    '/admin/../x',
  ])('goes to the prices when asked to go to %s', async (back) => {
    const { email } = await createAccount(here.site.db, true)
    const answer = await sendForm(here.site, '/admin/sign-in', { email, password, inapoi: back, limba: 'en' })
    expect(answer.headers.get('location')).toBe('/en/admin')
  })

  test('says the same of an unknown account and of a wrong password', async () => {
    const { email } = await createAccount(here.site.db, true)
    const answers = await Promise.all(
      [email, 'nimeni@exemplu.ro'].map((each) =>
        sendForm(here.site, '/admin/sign-in', { email: each, password: 'nu este aceasta', limba: 'ro' }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    for (const answer of answers) {
      expect(wordsOf(await answer.text())).toContain('E-mailul sau parola nu se potrivesc.')
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  test('is refused for a while to who guesses at an account, and open to its owner elsewhere', async () => {
    const { email } = await createAccount(here.site.db, true)
    await leftOfTheMinute(15)
    const there = { 'cf-connecting-ip': '2001:db8:7:7::1' }
    const alsoThere = { 'cf-connecting-ip': '2001:db8:7:7:8000::2' }
    const wrong = () =>
      sendForm(here.site, '/admin/sign-in', { email, password: 'ghicit', limba: 'en' }, there)
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await wrong()).status).toBe(401)
    const signInFrom = async (from: Record<string, string>) =>
      (await sendForm(here.site, '/admin/sign-in', { email, password, limba: 'en' }, from)).status
    expect(await signInFrom(alsoThere)).toBe(429)
    expect(await signInFrom({ 'cf-connecting-ip': '2001:db8:7:8::1' })).toBe(303)
  })

  test('is refused for a while after many attempts on one account, wherever they come from', async () => {
    const { email } = await createAccount(here.site.db, true)
    expect(await guesses(40, () => [email, undefined])).toEqual({ 401: 30, 429: 10 })
  })

  test('is refused for a while after too many attempts from one address, whatever the account', async () => {
    expect(await guesses(25, (number) => [`a${number}@exemplu.ro`, '192.0.2.7'])).toEqual({ 401: 20, 429: 5 })
  })

  /** How many of so many wrong passwords were answered with which status. Auth answers three at once within the Worker's patience, on any machine. */
  async function guesses(
    count: number,
    guess: (number: number) => [email: string, from: string | undefined],
  ) {
    const answers: Record<number, number> = {}
    await leftOfTheMinute(30)
    for (let next = 0; next < count; next += 3) {
      const some = Array.from({ length: Math.min(3, count - next) }, (_, index) => guess(next + index))
      const sent = some.map(([email, from]) =>
        sendForm(
          here.site,
          '/admin/sign-in',
          { email, password: 'ghicit', limba: 'en' },
          from === undefined ? {} : { 'cf-connecting-ip': from },
        ),
      )
      for (const { status } of await Promise.all(sent)) answers[status] = (answers[status] ?? 0) + 1
    }
    return answers
  }

  test('from another site is refused before anything is looked at', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])
      expect(
        (await sendForm(here.site, '/admin/sign-in', { email: here.admin.email, password }, headers)).status,
      ).toBe(403)
    const answer = await here.site.fetch('/admin/sign-in', {
      method: 'POST',
      body: new URLSearchParams({ email: here.admin.email, password }),
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.status).toBe(403)
  })

  test('neither passwords nor addresses reach the log', async () => {
    await sendForm(here.site, '/admin/sign-in', { email: here.admin.email, password, limba: 'ro' })
    const lines = JSON.stringify(here.site.logs())
    expect(lines).toContain('signed-in')
    expect(lines).not.toContain(password)
    expect(lines).not.toContain(here.admin.email)
  })
})

describe('the guard', () => {
  test.each(adminPaths)('%s asks a visitor without a session to sign in', async (path) => {
    const answer = await here.site.fetch(path)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    if (!path.startsWith('/api')) expect(await answer.text()).toContain(`name="inapoi" value="${path}"`)
  })

  test.each(adminPaths)('%s is closed to an account that is no admin', async (path) => {
    const { get } = await stranger()
    const answer = await get(path)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toContain('name="versiune"')
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
    for (const path of ['/admin/nimic', '/en/admin/nothing']) {
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
    ['not signed', (token: string) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claimsOf(token))}.`],
    [
      'signed by another project',
      (token: string) => signedWith('another-project-another-project-another', claimsOf(token)),
    ],
    [
      'with another account written into it',
      (token: string) => {
        const [head, , signature] = token.split('.')
        return `${head}.${part({ ...claimsOf(token), sub: crypto.randomUUID() })}.${signature}`
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
        body: new URLSearchParams({ actiune: 'renunta', versiune: '0' }),
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

  test.each([
    '/admin/prices',
    '/en/admin/prices',
    `/admin/prices/${offerCategory}`,
    '/admin/publications',
    '/admin/requests',
    '/admin/sign-out',
    `/api/admin/prices/${offerCategory}`,
  ])('%s takes nothing from another site', async (path) => {
    const answer = await here.site.fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ versiune: '0' }),
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

test('the statistics are for admins alone, and say what was counted and nothing of whom', async () => {
  const path = '/admin/statistics'
  const count = (from: string) =>
    here.site.fetch('/_insights/view', {
      method: 'POST',
      body: JSON.stringify({ route: '/', path: '/', from }),
      headers: { 'sec-fetch-site': 'same-origin', 'cf-connecting-ip': '203.0.113.77' },
    })
  expect((await count('cautare.exemplu.ro')).status).toBe(204)
  for (const wrong of ['<b>exemplu.ro', "a.ro' OR '1'='1", 'ana@exemplu.ro', 'exemplu.ro/ana'])
    expect((await count(wrong)).status, wrong).toBe(400)
  const html = await (await here.admin.get(`${path}?zile=7'; DROP TABLE x --`)).text()
  expect(html).toContain('cautare.exemplu.ro')
  expect(html).toContain('?zile=30" aria-current="page"')
  // Pages of one kind are counted together, in words of nobody's code.
  expect((await here.site.fetch(`/preturi/${plainCategory}`)).status).toBe(200)
  const counted = await (await here.admin.get(path)).text()
  expect(counted).toContain('/preturi/…')
  expect(counted).not.toContain('/preturi/:')
  for (const private_ of ['203.0.113.77', here.admin.id, 'DROP TABLE'])
    expect(html.replaceAll(here.admin.email, ''), private_).not.toContain(private_)

  const stranger = await adminAtWork(here.site, false)
  const removed = await adminAtWork(here.site)
  await here.site.db?.sql.query('delete from admins where user_id = $1', [removed.id])
  const gone = await adminAtWork(here.site)
  await gone.post('/admin/sign-out', {})
  for (const [who, status] of [
    [here.site.fetch(path), 401],
    [stranger.get(path), 403],
    [removed.get(path), 403],
    [gone.get(path), 401],
  ] as const) {
    const answer = await who
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).not.toContain('cautare.exemplu.ro')
  }
})

const withExpiredAccess = (cookie: string) =>
  cookie.replace(
    /(access=)([^;]+)/,
    (_, name, token) => `${name}${signedWith(localSecret, { ...claimsOf(token), exp: 2 })}`,
  )

describe('a session', () => {
  test('whose access token has expired is renewed on the server', async () => {
    const { email } = await createAccount(here.site.db, true)
    const cookie = await signIn(here.site, email)
    const stale = withExpiredAccess(cookie)
    const answer = await here.site.fetch('/admin/prices', { headers: { cookie: stale } })
    expect(answer.status).toBe(200)
    const renewed = cookiesOf(answer)
    expect(renewed).toMatch(/access=.+refresh=.+/)
    expect((await here.site.fetch('/admin/prices', { headers: { cookie: renewed } })).status).toBe(200)
  })

  test('that cannot be renewed says that it has ended', async () => {
    const answer = await here.site.fetch('/admin/prices', {
      headers: { cookie: `__Host-${brand}-access=a.b.c; __Host-${brand}-refresh=unknown` },
    })
    expect(answer.status).toBe(401)
    expect(wordsOf(await answer.text())).toContain('Sesiunea a expirat')
  })

  test('ends on both sides with signing out', async () => {
    const other = await adminAtWork(here.site)
    const answer = await other.post('/admin/sign-out', {})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/sign-in?stare=iesit'])
    for (const cookie of some(answer.headers.getSetCookie())) expect(cookie).toMatch(/=;.*Max-Age=0/)
    expect((await other.get('/admin/prices')).status).toBe(401)
    const page = await here.site.fetch('/admin/sign-in?stare=iesit')
    expect(wordsOf(await page.text())).toContain('Ați ieșit din cont.')
  })

  test('ends on both sides although its access token has expired meanwhile', async () => {
    const other = await adminAtWork(here.site)
    const cookie = withExpiredAccess(other.cookie)
    const answer = await sendForm(here.site, '/admin/sign-out', {}, { cookie })
    expect(answer.status).toBe(303)
    expect((await here.site.fetch('/admin/prices', { headers: { cookie } })).status).toBe(401)
  })

  test('is known to the record of consent', async () => {
    const other = await adminAtWork(here.site, false)
    const answer = await here.site.fetch('/api/consent', {
      method: 'POST',
      headers: { cookie: other.cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({
        consent: {
          version: '1.0.0',
          givenAtISO: new Date().toISOString(),
          categories: allOrEssential(false),
        },
        anonUserId: crypto.randomUUID(),
        eventId: crypto.randomUUID(),
        locale: 'ro',
        surface: 'banner',
      }),
    })
    expect(answer.ok).toBe(true)
    await expect
      .poll(
        async () =>
          (await here.site.db?.sql.query('select from cookie_consent where user_id = $1', [other.id]))?.rows
            .length,
      )
      .toBe(1)
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
      /admin-bar-inside|row-editor|admin\/sign-out|versiune/,
    )
})

async function stranger() {
  strangers ??= adminAtWork(here.site, false)
  return strangers
}
let strangers: ReturnType<typeof adminAtWork> | null = null
