import { describe, expect, test } from 'vitest'
import { brand } from '../../../src/content/clinic.ts'
import { allOrEssential } from '../../../src/features/consent/record.ts'
import { adminAtWork, cookiesOf, createAccount, signIn } from '../../support/admin/admin.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { withExpiredAccess } from '../../support/admin/tokens.ts'
import { sendForm, wordsOf } from '../../support/site/forms.ts'
import { some } from '../../support/some.ts'

const here = openAdmin()

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
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/sign-in?flash=signed-out'])
    for (const cookie of some(answer.headers.getSetCookie())) expect(cookie).toMatch(/=;.*Max-Age=0/)
    expect((await other.get('/admin/prices')).status).toBe(401)
    const page = await here.site.fetch('/admin/sign-in?flash=signed-out')
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
