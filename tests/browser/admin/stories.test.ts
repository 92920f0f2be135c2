import { expect, test } from 'vitest'
import { waitForAdmin } from '../../support/admin/admin.ts'
import { atWork, notice, seen } from '../../support/browser/admin-browser.ts'
import { findings } from '../../support/browser/axe.ts'
import { visit } from '../../support/browser/browser.ts'
import { silentStory } from '../../support/samples/examples.ts'
import { photograph } from '../../support/samples/pictures.ts'
import { openSite } from '../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })

test.skipIf(silentStory === null)(
  'a story gets its consent and photographs on a phone, by the keyboard, and leaves when the patient says so',
  async () => {
    const page = await atWork(here.browser, here.site, '/admin/stories', {
      viewport: { width: 360, height: 740 },
      expectErrors: /status of 422/,
    })
    const title = silentStory?.title ?? ''
    // As they lie there, list and form are looked at with every page of the admin.
    await page.getByRole('link', { name: title }).press('Enter')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()

    await page.getByLabel('Cine a semnat').fill('Nistor Vlad, fișa 120')
    await page.getByLabel('Data semnării').fill('2026-02-03')
    await page.getByLabel('textul', { exact: true }).press('Space')
    await page.getByLabel('fotografiile', { exact: true }).press('Space')
    await page.getByLabel('numai pe site').press('Space')
    await page.getByRole('button', { name: 'Salvează acordul' }).press('Enter')
    await page.getByText('Scrieți numărul sau locul documentului').waitFor()
    expect(await page.getByLabel('Cine a semnat').inputValue()).toBe('Nistor Vlad, fișa 120')
    expect(await page.getByLabel('fotografiile', { exact: true }).isChecked()).toBe(true)
    expect(await findings(page)).toEqual([])
    await page.getByLabel('Documentul semnat').fill('C-2026-031')
    await page.getByRole('button', { name: 'Salvează acordul' }).press('Enter')
    await notice(page, 'Acordul este înregistrat.')

    for (const [at, what] of [
      [0, 'dinainte'],
      [1, 'de după'],
    ] as const) {
      const buffer = await photograph({ width: 800, height: 600, shade: 60 + at })
      await page
        .getByLabel('Fișierul')
        .nth(at)
        .setInputFiles({ name: 'dinti.jpg', mimeType: 'image/jpeg', buffer })
      await page.getByLabel('Textul alternativ în română').nth(at).fill(`Fotografia ${what} a dinților`)
      await page.getByLabel('Textul alternativ în engleză').nth(at).fill('Photograph of the teeth')
      await page.getByRole('button', { name: 'Salvează fotografia în ciornă' }).nth(at).press('Enter')
      await notice(page, 'Fotografia este în ciornă.')
    }
    await page.getByLabel('Ascunsă').press('Space')
    await page.getByRole('button', { name: 'Salvează în ciornă', exact: true }).press('Enter')
    await notice(page, 'Modificarea este în ciornă.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await findings(page)).toEqual([])

    await page.getByRole('link', { name: 'Înapoi la povești' }).press('Enter')
    await page.getByLabel('Notă').fill('Povestea lui Vlad')
    await page.getByRole('button', { name: 'Publică poveștile' }).press('Enter')
    await notice(page, 'Poveștile sunt publicate.')
    const stories = await visit(here.browser, `${here.site.url}/povesti-succes`)
    const story = stories.locator(`#${silentStory?.id}`)
    await seen(story)
    await expect
      .poll(() =>
        story
          .getByAltText('Fotografia dinainte a dinților')
          .first()
          .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBe(640)
    await story.getByText('Pacient al clinicii').waitFor()
    expect(await findings(stories)).toEqual([])

    await page.getByRole('link', { name: title }).press('Enter')
    await page.getByText('Pacientul își retrage acordul').first().press('Enter')
    await page.getByLabel('Da, retrag acordul').press('Space')
    await page.getByRole('button', { name: 'Retrage acordul' }).press('Enter')
    await notice(page, 'Acordul este retras')
    expect(await findings(page)).toEqual([])
    await stories.reload()
    await stories.getByRole('heading', { level: 1 }).waitFor()
    expect(await story.count()).toBe(0)
  },
)
