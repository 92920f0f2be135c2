import { describe, expect, test } from 'vitest'
import { defaultLocale } from '../../../src/locale.ts'
import { testsOfLife } from '../../support/browser/alive.ts'
import { visit } from '../../support/browser/browser.ts'
import { oneAddressPerRoute } from '../../support/pages/addresses.ts'
import { isSpoken } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const translated = (await oneAddressPerRoute()).filter(({ locale }) => locale !== defaultLocale)

testsOfLife(translated.map(({ address }) => address))

describe('an error', () => testsOfLife(['/en/nu-exista', '/en/admin/prices'], /status of 40[14]/))

const here = openSharedSite('development')

test.each(['/', '/en/tratamente', '/preturi', '/en/contact'].filter(isSpoken))(
  '%s reads and links without JavaScript',
  async (address) => {
    const page = await visit(here.browser, here.site.url + address, { javaScriptEnabled: false })
    expect(await page.locator('h1').innerText()).not.toBe('')
    expect(await page.locator('nav a[href]').count()).toBeGreaterThan(4)
  },
)
