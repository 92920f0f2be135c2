import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../../../src/locale.ts'
import type { SignInWords } from '../../../../src/pages/admin/sign-in/ro.ts'
import { href } from '../../../../src/routes.ts'
import { password } from '../../../support/admin/account.ts'
import { cookiesOf, location, sendFields } from '../../../support/admin/admin.ts'
import { openAdmin } from '../../../support/admin/open-admin.ts'
import { sendForm, wordsOf } from '../../../support/site/forms.ts'

const here = openAdmin()
const follow = (answer: Response, cookie = '') =>
  here.site.fetch(location(answer) ?? '', { headers: { cookie } })
const keptIn = (html: string) => /name="kept" value="([^"]+)"/.exec(html)?.[1] ?? ''
const wordsIn = async (locale: Locale): Promise<SignInWords> =>
  (await import(`../../../../src/pages/admin/sign-in/${locale}.ts`)).words
const enter = (locale: string, more: Record<string, string>) =>
  sendForm(here.site, '/admin/sign-in', { email: here.admin.email, password, locale, ...more })

describe.each(locales)('a browser that keeps no cookies, in %s,', (locale) => {
  const wanted = `${href('admin/hours', locale)}?locale=${locale}`

  test('is told why it has to sign in again, and is led on from there', async () => {
    const { errors } = await wordsIn(locale)
    const answer = await enter(locale, { back: wanted })
    expect(answer.status).toBe(303)
    const shown = await follow(answer)
    const html = await shown.text()
    expect([shown.status, wordsOf(html)]).toEqual([401, expect.stringContaining(errors.cookies)])
    expect(html).toContain(`name="back" value="${wanted}"`)
    expect(html).toMatch(/role="alert"[^>]*data-wrong/)
    // The address that everybody else asks for says nothing of it.
    expect(wordsOf(await (await here.site.fetch(wanted)).text())).not.toContain(errors.cookies)
  })

  test('that keeps them after all comes in, at the address that was asked for', async () => {
    const answer = await enter(locale, { back: wanted })
    const cookie = cookiesOf(answer)
    const settled = await follow(answer, cookie)
    expect([settled.status, location(settled)]).toEqual([303, wanted])
    expect((await follow(settled, cookie)).status).toBe(200)
  })
})

test('what was sent from a browser that keeps no cookies is not lost, and it is told why', async () => {
  const { errors } = await wordsIn('ro')
  const sent = await sendForm(here.site, '/admin/hours', { intent: 'save' })
  const asked = await enter('ro', {
    kept: keptIn(await sent.text()),
  })
  expect(asked.status).toBe(200)
  const page = await asked.text()
  const [, address = ''] = /<form method="post" action="([^"]+)"/.exec(page) ?? []
  const late = await sendFields(here.site, address, new URLSearchParams({ kept: keptIn(page) }), '')
  const html = await late.text()
  expect([late.status, wordsOf(html)]).toEqual([401, expect.stringContaining(errors.cookies)])
  expect(html).toContain('name="kept"')
})
