import { expect, test } from 'vitest'
import { waitForAdmin } from '../../support/admin/admin.ts'
import { atWork } from '../../support/browser/admin-browser.ts'
import { openSite } from '../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })
const phone = { viewport: { width: 360, height: 740 } }

test('a new password can be read while it is typed, and a refusal leads to its box', async () => {
  const page = await atWork(here.browser, here.site, '/admin/account', {
    ...phone,
    expectErrors: /status of 4\d\d/,
  })
  const boxes = ['Parola de acum', 'Parola nouă', 'Parola nouă, încă o dată'].map((label) =>
    page.getByLabel(label, { exact: true }),
  )
  for (const [at, box] of boxes.entries()) await box.fill(`ceva de ${at} litere lungi`)
  const types = () => Promise.all(boxes.map((box) => box.getAttribute('type')))
  expect(await types()).toEqual(['password', 'password', 'password'])
  await page.getByLabel('Arată parolele').check()
  expect(await types()).toEqual(['text', 'text', 'text'])
  expect(await boxes[1]?.inputValue()).toBe('ceva de 1 litere lungi')
  await page.getByLabel('Arată parolele').uncheck()
  expect(await types()).toEqual(['password', 'password', 'password'])

  await page.getByRole('button', { name: 'Schimbă parola' }).click()
  await page.getByText('Cele două parole nu sunt la fel').waitFor()
  const refused = page.getByLabel('Parola nouă, încă o dată')
  expect(await refused.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await refused.isVisible()).toBe(true)
  await expect
    .poll(() => refused.evaluate((box) => box.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true)
})
