import { expect, test } from 'vitest'
import { speaks } from '../../../src/locale.ts'
import { waitForAdmin } from '../../support/admin/admin.ts'
import { atWork, notice } from '../../support/browser/admin-browser.ts'
import { findings } from '../../support/browser/axe.ts'
import { visit } from '../../support/browser/browser.ts'
import { photograph } from '../../support/samples/pictures.ts'
import { openSite } from '../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })

test('a dentist gets a photograph on a phone, and is moved and hidden by the keyboard', async () => {
  const page = await atWork(here.browser, here.site, '/admin/doctors', {
    viewport: { width: 360, height: 740 },
    expectErrors: /status of 422/,
  })
  const names = () => page.locator('.admin-team-who a').allTextContents()
  const [first = '', second = ''] = await names()
  await page.getByRole('button', { name: `Mută mai jos: ${first}` }).press('Enter')
  await notice(page, 'Ordinea este schimbată în ciornă.')
  expect((await names()).slice(0, 2)).toEqual([second, first])

  await page.getByRole('link', { name: first }).press('Enter')
  await page.getByRole('heading', { level: 1, name: first }).waitFor()
  const file = { name: 'portret.jpg', mimeType: 'image/jpeg', buffer: await photograph() }
  await page.getByLabel('Fișierul').setInputFiles({ ...file, buffer: Buffer.from('<svg/>') })
  await page.getByLabel('Textul alternativ în română').fill('Portretul medicului, zâmbind')
  if (speaks('en'))
    await page.getByLabel('Textul alternativ în engleză').fill('Portrait of the dentist, smiling')
  await page.getByRole('button', { name: 'Salvează fotografia în ciornă' }).press('Enter')
  await page.getByText('Fișierul nu este o fotografie').waitFor()
  expect(await page.getByLabel('Textul alternativ în română').inputValue()).toBe(
    'Portretul medicului, zâmbind',
  )
  await page.getByLabel('Fișierul').setInputFiles(file)
  await page.getByRole('button', { name: 'Salvează fotografia în ciornă' }).press('Enter')
  await notice(page, 'Fotografia este în ciornă.')
  const shown = page.locator('.admin-photo img')
  await expect
    .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(640)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await findings(page)).toEqual([])

  await page.getByLabel('Ascuns').press('Space')
  await page.getByRole('button', { name: 'Salvează în ciornă' }).press('Enter')
  await notice(page, 'Modificarea este în ciornă.')
  await page.getByRole('link', { name: 'Înapoi la echipă' }).press('Enter')
  await page.getByLabel('Notă').fill('Echipa de toamnă')
  // Who vouches for something is hidden once it is confirmed that nobody has taken it over.
  const sure = page.locator('[name="confirmed"]')
  if ((await sure.count()) > 0) await sure.press('Space')
  await page.getByRole('button', { name: 'Publică echipa' }).press('Enter')
  await notice(page, 'Echipa este publicată.')
  expect(await findings(page)).toEqual([])
  const team = await visit(here.browser, `${here.site.url}/echipa`)
  expect(await team.getByRole('heading', { level: 3, name: first }).count()).toBe(0)
  await team.getByRole('heading', { level: 3, name: second }).waitFor()
})
