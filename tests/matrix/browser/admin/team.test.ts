import { expect, test } from 'vitest'
import { speaks } from '../../../../src/locale.ts'
import { waitForAdmin } from '../../../support/admin/admin.ts'
import { atWork } from '../../../support/browser/admin-browser.ts'
import { openSite } from '../../../support/site/open-site.ts'

const here = openSite({ database: true, prepare: waitForAdmin })

test.skipIf(!speaks('en'))(
  'a new colleague begins with one language; what is wrong in the folded one opens it',
  async () => {
    const page = await atWork(here.browser, here.site, '/admin/doctors/new', {
      viewport: { width: 360, height: 740 },
      expectErrors: /status of 422/,
    })
    const english = page.getByLabel('Numele în engleză')
    expect(await english.isVisible()).toBe(false)
    await page.getByLabel('Numele în română').fill('Dr. Ana Marin')
    await page.getByRole('button', { name: 'Salvează în ciornă' }).click()
    await page.locator('.admin-notice[data-wrong]').waitFor()
    expect(await english.isVisible()).toBe(true)
    expect(await page.getByLabel('Numele în română').inputValue()).toBe('Dr. Ana Marin')
  },
)
