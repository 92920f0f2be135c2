import { expect, test } from 'vitest'
import { waitForAdmin } from '../../support/admin/admin.ts'
import { atWork, notice, seen } from '../../support/browser/admin-browser.ts'
import { findings } from '../../support/browser/axe.ts'
import { visit } from '../../support/browser/browser.ts'
import { shownStories, silentStory } from '../../support/samples/examples.ts'
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
    expect(await findings(page)).toEqual([])
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

const withStories = test.skipIf(shownStories.length === 0)

withStories.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s publishing without the note leads to the note, and says why', async (_, javaScriptEnabled) => {
  const [story] = shownStories
  const page = await atWork(here.browser, here.site, `/admin/stories/${story?.id}`, {
    javaScriptEnabled,
    viewport: { width: 1024, height: 600 },
    expectErrors: /status of 422/,
  })
  await page.getByLabel('Titlul în română').fill(`Alt titlu, ${javaScriptEnabled}`)
  await page.getByRole('button', { name: 'Salvează în ciornă', exact: true }).click()
  await notice(page, 'Modificarea este în ciornă.')
  await page.getByRole('link', { name: 'Înapoi la povești' }).click()
  await page.getByRole('button', { name: 'Publică poveștile' }).click()
  const note = page.getByLabel('Notă')
  await page.locator('.field-error', { hasText: 'Scrieți o notă' }).waitFor()
  await expect.poll(() => note.evaluate((field) => document.activeElement === field)).toBe(true)
  expect(await note.getAttribute('aria-invalid')).toBe('true')
  const told = (await note.getAttribute('aria-describedby')) ?? ''
  expect(
    await page
      .locator(
        told
          .split(' ')
          .map((id) => `#${id}`)
          .join(),
      )
      .allTextContents(),
  ).toContainEqual(expect.stringContaining('Scrieți o notă'))
  const sight = await note.evaluate((field) => {
    const { top, bottom } = field.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
  expect(sight).toBe(true)
})

withStories('on a wide screen no button of the stories is larger than a button', async () => {
  const [story] = shownStories
  const paths = ['/admin/stories', `/admin/stories/${story?.id}`, '/povesti-succes']
  for (const path of paths) {
    const page = await atWork(here.browser, here.site, path, { viewport: { width: 1440, height: 900 } })
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    const large = await page.locator('main .button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect()
        return height > 80 || width > 480 ? [`${button.textContent}: ${width} × ${height}`] : []
      }),
    )
    expect(large, path).toEqual([])
  }
})
withStories.each([
  ['with scripts', true],
  ['without scripts', false],
])(
  '%s a new story begins with its own language; what is wrong in a folded part opens it',
  async (_, javaScriptEnabled) => {
    const page = await atWork(here.browser, here.site, '/admin/stories/new', {
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
      expectErrors: /status of 422/,
    })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2600)
    const english = page.getByLabel('Titlul în engleză')
    expect(await english.isVisible()).toBe(false)
    await page.locator('summary', { hasText: 'Textele în engleză' }).click()
    await english.fill('A molar, replaced')
    await page.locator('summary', { hasText: 'Textele în engleză' }).click()
    await page.getByLabel('Titlul în română').fill('Un molar înlocuit')
    await page.getByRole('button', { name: 'Salvează în ciornă' }).click()
    await page.locator('.admin-notice[data-wrong]').waitFor()
    await page.getByText('8 câmpuri de corectat').first().waitFor()
    await page.getByText('Alegeți medicul din listă.').waitFor()
    expect([await english.isVisible(), await english.inputValue()]).toEqual([true, 'A molar, replaced'])
    expect(await page.getByLabel('Titlul în română').inputValue()).toBe('Un molar înlocuit')
  },
)
