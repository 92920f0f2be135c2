import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brand } from '../../../src/content/clinic.ts'
import { adminAtWork } from '../../support/admin/admin.ts'
import { signedWith } from '../../support/admin/tokens.ts'
import { leftOfTheMinute } from '../../support/minute.ts'
import { type Site, startSite } from '../../support/site/site.ts'
import { openUpstream } from '../../support/site/upstream.ts'

let site: Site
let upstream: Awaited<ReturnType<typeof openUpstream>>
let admin: Awaited<ReturnType<typeof adminAtWork>>
beforeAll(async () => {
  upstream = await openUpstream()
  site = await startSite({ database: true, vars: { SUPABASE_URL: upstream.url } })
  upstream.leadTo(site.db?.url ?? '')
  admin = await adminAtWork(site)
})
beforeEach(() => {
  upstream.asked.length = 0
})
afterAll(async () => {
  await site.close()
  upstream.close()
})

const askedAboutSessions = () => upstream.asked.filter((line) => /auth\/v1|\/admins/.test(line)).length
const seconds = () => Math.floor(Date.now() / 1000)
const token = (claims: object, alg?: string) =>
  signedWith('somebody else’s secret', { sub: crypto.randomUUID(), ...claims }, alg)
const ask = (cookie: string, from = '192.0.2.50', path = '/admin/prices') =>
  site.fetch(path, { headers: { cookie, 'cf-connecting-ip': from } })

test.each([
  ['made up', () => 'junk'],
  ['three words', () => 'abc.def.ghi'],
  ['not signed', () => token({ exp: seconds() + 600 }, 'none')],
  ['without an end', () => token({})],
  ['expired, with nothing to renew it', () => token({ exp: seconds() - 5 })],
  ['no base64', () => 'a.b.c'],
  [
    'JSON that is no object',
    () => `${Buffer.from('1').toString('base64url')}.${Buffer.from('[]').toString('base64url')}.x`,
  ],
])('20 visits with a token that is %s cost Supabase no question', async (_, forge) => {
  const visits = Array.from({ length: 20 }, () => ask(`__Host-${brand}-access=${forge()}`))
  const statuses = (await Promise.all(visits)).map(({ status }) => status)
  expect(statuses).toEqual(visits.map(() => 401))
  expect(askedAboutSessions()).toBe(0)
})

test('tokens that only look good are asked about a minute’s worth from one address, and an admin works on, elsewhere and on a known device even there', async () => {
  await leftOfTheMinute(20)
  const statuses: number[] = []
  for (let round = 0; round < 15; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ask(
          `__Host-${brand}-access=${token({ exp: seconds() + 600 })}; __Host-${brand}-refresh=madeuptoken1`,
        ),
      ),
    )
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses).not.toContain(200)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(150)
  // Each is two questions, and the minute may have turned once meanwhile.
  expect(askedAboutSessions()).toBeLessThanOrEqual(240)
  // Auth may be too busy for anybody just now.
  await expect.poll(async () => (await ask(admin.cookie, '192.0.2.51')).status).toBe(200)
  expect(admin.cookie).toContain(`__Host-${brand}-device=`)
  await expect.poll(async () => (await ask(admin.cookie, '192.0.2.50')).status).toBe(200)
  const elsewhere = admin.cookie.replace(/; __Host-\w+-device=[^;]+/, '')
  expect((await ask(elsewhere, '192.0.2.50')).status).toBe(429)
  const refused = await site.fetch('/api/admin/prices.csv', {
    headers: {
      cookie: `__Host-${brand}-access=${token({ exp: seconds() + 600 })}`,
      'cf-connecting-ip': '192.0.2.50',
    },
  })
  expect([refused.status, await refused.json()]).toEqual([429, { error: 'limited' }])
})

test('whoever is signed in is not limited', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const atOnce = Array.from({ length: 9 }, () => ask(admin.cookie, '192.0.2.52', '/api/admin/prices.csv'))
    statuses.push(...(await Promise.all(atOnce)).map(({ status }) => status))
  }
  expect(statuses).not.toContain(429)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(60)
})

test('fifty monitors at once are one question to the database', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => site.fetch('/healthz')))
  for (const answer of answers) expect(await answer.json()).toMatchObject({ database: 'reachable' })
  expect(upstream.asked.filter((line) => line.includes('select=slug&limit=1'))).toHaveLength(1)
})

test('signing out with what is no session asks nothing, and clears it', async () => {
  const answer = await site.fetch('/admin/sign-out', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie: `__Host-${brand}-access=junk` },
  })
  expect(answer.status).toBe(303)
  expect(askedAboutSessions()).toBe(0)
})

test('who is no admin is answered after sending eight megabytes, and never cut off while sending', async () => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(8 * 1024 * 1024)], 'sala.jpg', { type: 'image/jpeg' }))
  const stranger = await adminAtWork(site, false)
  for (const [cookie, status] of [
    ['', 401],
    [stranger.cookie, 403],
  ] as const)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const headers = { 'sec-fetch-site': 'same-origin', cookie, 'cf-connecting-ip': '198.51.100.7' }
      const answer = await site.fetch('/api/admin/article/picture', { method: 'POST', body: form, headers })
      expect(answer.status).toBe(status)
    }
})
