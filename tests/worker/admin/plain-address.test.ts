import { expect, test } from 'vitest'
import { brand } from '../../../src/content/clinic.ts'
import { password } from '../../support/admin/account.ts'
import { openAdmin } from '../../support/admin/open-admin.ts'
import { sendForm } from '../../support/site/forms.ts'
import { sharedSite } from '../../support/site/shared.ts'

const here = openAdmin({ mode: 'development' })

test('a development build keeps its session in cookies that a plain address may set', async () => {
  const { email } = here.admin
  const answer = await sendForm(here.site, '/admin/sign-in', { email, password, locale: 'ro' })
  const cookies = answer.headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(
    ['access', 'refresh', 'device'].map((name) => `${brand}-${name}`),
  )
  for (const cookie of cookies) {
    for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(`; ${flag}`)
    expect(cookie).not.toContain('Secure')
  }
  expect((await here.admin.get('/admin/prices')).status).toBe(200)
})

test('a build for production knows no session by those names', async () => {
  const site = await sharedSite('database')
  const answer = await site.fetch('/admin/prices', { headers: { cookie: here.admin.cookie } })
  expect(answer.status).toBe(401)
  expect(await answer.text()).not.toContain('Sesiunea a expirat')
})
