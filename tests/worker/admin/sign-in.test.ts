import { describe, expect, test } from 'vitest'
import { brand } from '../../../src/content/clinic.ts'
import { arrivalAt } from '../../../src/features/admin/account/arrival.ts'
import { speaks } from '../../../src/locale.ts'
import { password } from '../../support/admin/account.ts'
import { createAccount } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { leftOfTheMinute } from '../../support/minute.ts'
import { otherCategory } from '../../support/samples/examples.ts'
import { sendForm, wordsOf } from '../../support/site/forms.ts'

const here = openAdmin()

describe('signing in', () => {
  test('sets cookies that scripts cannot read and leads to where the visitor wanted to go', async () => {
    const answer = await sendForm(here.site, '/admin/sign-in', {
      email: ` ${here.admin.email.toUpperCase()} `,
      password,
      back: `/admin/prices/${otherCategory}`,
      locale: 'ro',
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      arrivalAt(`/admin/prices/${otherCategory}`),
    ])
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
    const answer = await sendForm(here.site, '/admin/sign-in', { email, password, back, locale: 'en' })
    expect(answer.headers.get('location')).toBe(arrivalAt(speaks('en') ? '/en/admin' : '/admin'))
  })

  test('says the same of an unknown account and of a wrong password', async () => {
    const { email } = await createAccount(here.site.db, true)
    const answers = await Promise.all(
      [email, 'nimeni@exemplu.ro'].map((each) =>
        sendForm(here.site, '/admin/sign-in', { email: each, password: 'nu este aceasta', locale: 'ro' }),
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
      sendForm(here.site, '/admin/sign-in', { email, password: 'ghicit', locale: 'en' }, there)
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await wrong()).status).toBe(401)
    const signInFrom = async (from: Record<string, string>) =>
      (await sendForm(here.site, '/admin/sign-in', { email, password, locale: 'en' }, from)).status
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
          { email, password: 'ghicit', locale: 'en' },
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
    await sendForm(here.site, '/admin/sign-in', { email: here.admin.email, password, locale: 'ro' })
    const lines = JSON.stringify(here.site.logs())
    expect(lines).toContain('signed-in')
    expect(lines).not.toContain(password)
    expect(lines).not.toContain(here.admin.email)
  })
})
