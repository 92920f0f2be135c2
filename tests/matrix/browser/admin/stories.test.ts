import { expect, test } from 'vitest'
import { waitForAdmin } from '../../../support/admin/admin.ts'
import { atWork, notice } from '../../../support/browser/admin-browser.ts'
import { shownStories } from '../../../support/samples/examples.ts'
import { openSite } from '../../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })

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
    const large = () =>
      page.locator('main .button').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { width, height } = button.getBoundingClientRect()
          return height > 80 || width > 480 ? [`${button.textContent}: ${width} × ${height}`] : []
        }),
      )
    // A form beside a taller one stretched its button while the other's folds were closed.
    expect(await large(), path).toEqual([])
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    expect(await large(), `${path}, unfolded`).toEqual([])
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
