import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brand } from '../../../src/content/clinic.ts'
import { password } from '../../support/admin/account.ts'
import { cookiesOf, createAccount } from '../../support/admin/admin.ts'
import { leftOfTheMinute } from '../../support/minute.ts'
import { sendForm } from '../../support/site/forms.ts'
import { type Site, startSite } from '../../support/site/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ database: true })
})
afterAll(() => site.close())

type Try = { email: string; from?: string; word?: string; cookie?: string }

async function attempt({ email, from, word = password, cookie }: Try): Promise<Response> {
  return sendForm(
    site,
    '/admin/sign-in',
    { email, password: word, locale: 'ro' },
    {
      ...(from !== undefined && { 'cf-connecting-ip': from }),
      ...(cookie !== undefined && { cookie }),
    },
  )
}
const signsIn = async (tried: Try) => (await attempt(tried)).status

/** Somebody who signs in; Auth may take too long once on a busy machine. */
async function enter(email: string): Promise<Response> {
  const answer = await attempt({ email })
  return answer.status === 503 ? enter(email) : answer
}
const deviceOf = async (email: string) => cookiesOf(await enter(email))

/** As `signsIn`, but not put off by Auth taking too long on a busy machine: then from another address, for tries count. */
async function owner(tried: Try, from: readonly string[]): Promise<number> {
  for (const address of from) {
    const status = await signsIn({ ...tried, from: address })
    if (status !== 503) return status
  }
  return 503
}

/** Somebody who guesses, a few at a time. Auth answers a few at once within the Worker's patience, on any machine. */
async function attack(guess: Omit<Try, 'word'>, addresses: readonly string[], atOnce = 6): Promise<number[]> {
  const statuses: number[] = []
  for (let next = 0; next < addresses.length; next += atOnce)
    statuses.push(
      ...(await Promise.all(
        addresses.slice(next, next + atOnce).map((from) => signsIn({ ...guess, from, word: 'ghicit' })),
      )),
    )
  return statuses
}

const times = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => address(i))

describe('the owner signs in, from a known device and from a new one, while somebody guesses', () => {
  test.each([
    ['from one address', times(60, () => '203.0.113.9'), 5],
    ['from all of an IPv6 network', times(80, (i) => `2001:db8:9:${(i + 16).toString(16)}::1`), 20],
    ['from 100 addresses', times(120, (i) => `198.51.${100 + (i % 2)}.${Math.floor(i / 2) % 50}`), 130],
  ])(
    '%s',
    async (_, addresses, mostGuesses) => {
      const { email } = await createAccount(site.db, true)
      const device = await deviceOf(email)
      await leftOfTheMinute(30)
      const statuses = await attack({ email }, addresses)
      const guesses = statuses.filter((status) => status === 401).length
      expect(statuses).not.toContain(303)
      const refused = statuses.filter((status) => status === 429).length
      // Where Auth is too slow for the attack it protects itself.
      const failed = statuses.filter((status) => status === 503).length
      expect(refused + failed, JSON.stringify({ guesses, refused, failed })).toBeGreaterThan(
        addresses.length / 3,
      )
      expect(guesses).toBeLessThanOrEqual(mostGuesses)
      // At the attacker's own address, as in a clinic's network, and at another one.
      const [attackers = ''] = addresses
      const fresh = times(5, (i) => `192.0.2.${200 + i}`)
      expect(await owner({ email, cookie: device }, Array(5).fill(attackers))).toBe(303)
      expect(await owner({ email, cookie: device }, fresh)).toBe(303)
      expect(await owner({ email }, fresh)).toBe(303)
    },
    400_000,
  )
})

describe('a known device', () => {
  test('is known by a cookie that no script reads and that outlives signing out', async () => {
    const { email } = await createAccount(site.db, true)
    const answer = await enter(email)
    const [cookie = ''] = answer.headers
      .getSetCookie()
      .filter((each) => each.startsWith(`__Host-${brand}-device=`))
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(`; ${flag}`)
    expect(cookie).not.toContain(email)
    const left = await sendForm(site, '/admin/sign-out', {}, { cookie: cookiesOf(answer) })
    expect(left.headers.getSetCookie().join()).not.toContain('device')
  })

  test('has ten attempts a minute of its own, and no more', async () => {
    const { email } = await createAccount(site.db, true)
    const cookie = await deviceOf(email)
    await leftOfTheMinute(30)
    const statuses = await attack(
      { email, cookie },
      times(15, () => '203.0.113.70'),
      3,
    )
    expect(statuses.sort()).toEqual([...Array(10).fill(401), ...Array(5).fill(429)])
  })

  test('is known to its own account alone, and not when its cookie was made up', async () => {
    const mine = await createAccount(site.db, true)
    const theirs = await createAccount(site.db, true)
    const cookie = await deviceOf(mine.email)
    const made = cookie.replace(/(device=[\w-]{16}\.)[0-9a-z]+/, '$1zzzzzzzz')
    expect(made).not.toBe(cookie)
    const from = '203.0.113.77'
    await attack(
      theirs,
      times(6, () => from),
    )
    expect(await signsIn({ email: theirs.email, from, cookie })).toBe(429)
    await attack(
      mine,
      times(6, () => from),
    )
    expect(await signsIn({ email: mine.email, from, cookie: made })).toBe(429)
    expect(await signsIn({ email: mine.email, from, cookie })).toBe(303)
  })
})

test('good sign-ins count for nothing, however many', async () => {
  const { email } = await createAccount(site.db, true)
  for (let round = 0; round < 35; round += 1) expect(await signsIn({ email, from: '192.0.2.90' })).toBe(303)
})

test('what one address is refused does not use up what others have', async () => {
  const { email } = await createAccount(site.db, true)
  await leftOfTheMinute(30)
  await attack(
    { email },
    times(60, () => '203.0.113.80'),
  )
  const elsewhere = await attack(
    { email },
    times(20, (i) => `192.0.2.${100 + i}`),
    3,
  )
  expect(elsewhere).toEqual(Array(20).fill(401))
})

test('a wrong password is refused at the end of a step of time, whether or not there is such an account', async () => {
  const { email } = await createAccount(site.db, true)
  for (const tried of [email, 'nimeni@exemplu.ro']) {
    const started = performance.now()
    expect(await signsIn({ email: tried, word: 'ghicit' })).toBe(401)
    // Auth itself takes a tenth of it. Two clocks measure: theirs counts whole milliseconds.
    expect(performance.now() - started).toBeGreaterThanOrEqual(395)
  }
})
