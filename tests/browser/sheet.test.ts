import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { mouthRegions } from '../../src/content/complaints/mouth.ts'
import { wholeTreatments } from '../../src/content/whole-treatments.ts'
import { words as complaints } from '../../src/features/complaints/ro.ts'
import { treatmentHref } from '../../src/features/treatments/treatment-card-data.server.ts'
import { followingLinks, takenOver, visit } from '../support/browser/browser.ts'
import { makeOlder } from '../support/browser/older-form.ts'
import { formSecret, rowsOf } from '../support/site/forms.ts'
import { openSite } from '../support/site/open-site.ts'

const here = openSite({ database: true, vars: { FORM_SECRET: formSecret } })
beforeEach(() => here.site.db?.reset())

/** A place of the mouth with a complaint whose treatment has a bill. */
const way = mouthRegions
  .flatMap((region) => region.complaints.map(({ id, helps }) => ({ region, id, helps })))
  .flatMap(({ region, id, helps }) =>
    wholeTreatments
      .filter((whole) => helps.some((key) => key === whole.treatment))
      .map((whole) => ({ region, id, whole })),
  )[0]

const figures = (text: string) => text.replaceAll(/\s/g, '').match(/[\d.]+(?:–[\d.]+)?lei/)?.[0] ?? ''
const queryOf = (page: Page) => new URL(page.url()).searchParams

for (const javaScriptEnabled of [true, false])
  test.skipIf(way === undefined)(
    `from an ache over its treatment and its bill to a request and its page, with scripts: ${javaScriptEnabled}`,
    async () => {
      if (way === undefined) return
      const { region, id, whole } = way
      const page = await visit(here.browser, `${here.site.url}/unde-va-supara#${region.id}`, {
        extraHTTPHeaders: { 'cf-connecting-ip': `10.9.0.${javaScriptEnabled ? 1 : 2}` },
        viewport: { width: 390, height: 844 },
        reducedMotion: 'reduce',
        javaScriptEnabled,
      })
      if (javaScriptEnabled) {
        await followingLinks(page)
        await page.locator('.consent-banner button').first().click()
      }
      const follow = async (selector: string, address: RegExp) => {
        await page.locator(`main ${selector}`).first().click()
        await page.waitForURL(address)
      }
      const treatment = treatmentHref('ro', whole.treatment)
      await follow(`a[href="${treatment}?durere=${id}"]`, /tratamente/)
      // Where it is folded, its link in the first screen leads there too.
      await follow(`a[href="/cat-costa-in-total/${whole.slug}?durere=${id}"]`, /cat-costa-in-total/)
      const total = figures(await page.locator('main .no-print:has(> .price-amount)').first().innerText())
      await follow('.bill-actions .button', /\/contact\?/)
      if (javaScriptEnabled) await takenOver(page, '.contact-form')
      expect(await page.inputValue('#complaint')).toBe(id)
      expect(await page.inputValue('#treatment')).toBe(whole.treatment)
      const sum = figures(await page.locator('.contact-estimate-total').innerText())
      expect(sum).toBe(total)

      const wish = page.locator('.wish').first()
      const day = await wish.locator('.wish-day input').nth(3).inputValue()
      await wish.locator(`.wish-day:has([value="${day}"])`).click()
      await page.locator('.contact-fold summary').click()
      await page.check('[name=comfort][value=breaks]')
      await page.fill('#name', 'Ana Ionescu')
      await page.fill('#phone', '0712034567')
      await page.fill('#message', 'Vin cu radiografia.')
      if (javaScriptEnabled) {
        expect(queryOf(page).get('zile')).toBe(day)
        expect(queryOf(page).get('usor')).toBe('breaks')
        expect(queryOf(page).get('durere')).toBe(id)
        expect(decodeURIComponent(page.url())).not.toMatch(/Ana|0712|radiografia/)
        // To the prices and back with one row more: what was chosen and what was typed are there.
        await follow('.contact-estimate a', /\/preturi/)
        expect(queryOf(page).get('zile')).toBe(day)
        await follow('.estimate-actions .button', /\/contact\?/)
        await takenOver(page, '.contact-form')
        expect(await page.locator(`.wish-day [value="${day}"]`).first().isChecked()).toBe(true)
        expect(await page.inputValue('#complaint')).toBe(id)
        expect(await page.inputValue('#message')).toBe('Vin cu radiografia.')
      }
      await makeOlder(page)
      await page.locator('.contact-form-end .button').click()
      await page.waitForURL(/multumim/)
      await follow('.thanks-page .button', /cerere\?token=/)
      const facts = await page.locator('.own-request-facts').innerText()
      expect(facts).toContain(`${complaints.regions[region.id]}: ${complaints.complaints[id]}`)
      expect(facts).toContain('Vin cu radiografia.')
      expect(figures(await page.locator('.bill-total').innerText())).toBe(sum)
      expect(
        await rowsOf(
          here.site.db,
          "select complaint, comfort, wishes -> 0 ->> 'day' as day from contact_requests",
        ),
      ).toEqual([{ complaint: id, comfort: 'breaks', day }])
    },
  )
