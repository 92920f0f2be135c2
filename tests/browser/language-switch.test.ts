import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { modules } from '../../src/content/clinic.ts'
import { speaks } from '../../src/locale.ts'
import { followingLinks, visit } from '../support/browser/browser.ts'
import { openSharedSite } from '../support/site/open-site.ts'

const here = openSharedSite()
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

async function fillIn(page: Page): Promise<void> {
  await page.fill('#name', 'Ana Ionescu')
  await page.fill('#phone', '0712034')
  await page.locator('.wish-day').first().click()
  await page.selectOption('#day2', { index: 4 })
  await page.fill('#message', 'Mă doare o măsea de două zile.')
  if (modules.newsletter) await page.check('input[name=marketing]')
}

async function expectKept(page: Page): Promise<void> {
  expect(await page.inputValue('#name')).toBe('Ana Ionescu')
  expect(await page.inputValue('#phone')).toBe('0712034')
  expect(await page.inputValue('#day2')).toMatch(/^\d{4}-/)
  expect(await page.inputValue('#message')).toBe('Mă doare o măsea de două zile.')
  if (modules.newsletter) expect(await page.isChecked('input[name=marketing]')).toBe(true)
  expect(await page.locator('.error-summary').count()).toBe(0)
}

/** Where the clinic has one language, nothing goes along into another. */
const testOfSwitch = test.runIf(speaks('en'))

describe('what was typed into the contact form', () => {
  testOfSwitch('goes along into the other language and back, at the same place of the page', async () => {
    const page = await followingLinks(await visit(here.browser, `${here.site.url}/contact`, phone))
    await fillIn(page)
    await page.locator('#message').evaluate((field) => field.scrollIntoView({ block: 'center' }))
    await page
      .locator('header .language-link')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForFunction(() => document.documentElement.lang === 'en')
    await expectKept(page)
    expect(await page.isChecked('input[name=answer_locale][value=en]')).toBe(true)
    const top = await page.locator('#message').evaluate((field) => field.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThan(740)
    await page
      .locator('header .language-link')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForFunction(() => document.documentElement.lang === 'ro')
    await expectKept(page)
    expect(await page.isChecked('input[name=answer_locale][value=ro]')).toBe(true)
  })
})
