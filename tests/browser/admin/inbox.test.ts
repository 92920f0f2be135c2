import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { formatPhone } from '../../../src/format/phone.ts'
import { waitForAdmin } from '../../support/admin/admin.ts'
import { atWork } from '../../support/browser/admin-browser.ts'
import { addContactRequest } from '../../support/site/inbox.ts'
import { openSite } from '../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })
const references = [...'ABCDEFGH'].map((letter) => `ABCD-234${letter}`)
const phone = '+40712034567'
beforeAll(async () => {
  for (const reference of references)
    await addContactRequest(here.site, { reference, name: `Ana ${reference}`, phone })
})

const entry = (page: Page, reference: string) => page.locator(`[id="${reference}"]`)
const isInSight = (page: Page, reference: string) =>
  entry(page, reference).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  })

test.each([
  ['O preiau eu', 'take'],
  ['Am sunat', 'called'],
] as const)('after "%s" one is at the request, and hears what was done', async (button, step) => {
  const reference = references.at(step === 'take' ? -1 : -3) ?? ''
  const page = await atWork(here.browser, here.site, '/admin/requests')
  const work = entry(page, reference).getByRole('button', { name: button })
  await work.scrollIntoViewIfNeeded()
  await work.click()
  await page.waitForURL(/done=/)
  const told = page.locator('.admin-notice', { hasText: reference })
  await told.waitFor()
  expect(await told.evaluate((element) => document.activeElement === element)).toBe(true)
  await expect.poll(() => isInSight(page, reference)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('printed, it has the telephone number of every request once', async () => {
  const page = await atWork(here.browser, here.site, '/admin/requests')
  await page.emulateMedia({ media: 'print' })
  const printed = (await page.locator('main').innerText()).split(formatPhone(phone)).length - 1
  expect(printed).toBe(references.length)
  for (const reference of references)
    expect(await entry(page, reference).getByText(formatPhone(phone)).first().isVisible()).toBe(true)
})
