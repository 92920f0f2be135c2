import { expect, test } from 'vitest'
import { speaks } from '../../../src/locale.ts'
import { followInFooter, followingLinks } from '../../support/browser/browser.ts'
import { all, openVisits, quiet, recordOf } from '../../support/browser/consent.ts'
import { openSite } from '../../support/site/open-site.ts'

const visits = openVisits(openSite({ vars: { INSIGHTS_SINK: 'log' } }))

/** What the site has taken down of its visitors since the test began. */
const takenDown = () => visits.site.logs().filter(({ event }) => String(event).startsWith('insight-'))

test('with consent every page that comes into view is counted once, and nothing else is', async () => {
  const { page, requests, views } = await visits.arrive('/?utm_source=x&email=ana@example.org#sus', {
    stored: recordOf(all),
  })
  await followingLinks(page)
  await expect.poll(() => views).toEqual(['/'])
  await page.evaluate(() => history.replaceState(null, '', '/?altceva=1'))
  await page.evaluate(() => {
    location.hash = 'jos'
  })
  await quiet(page)
  await followInFooter(page, '/echipa')
  await expect.poll(() => views).toEqual(['/', '/echipa'])
  await page.evaluate(() => history.pushState(null, '', '?filtru=chirurgie'))
  await quiet(page)
  if (speaks('en')) await page.locator('a[hreflang="en"]:visible').first().click()
  else await followInFooter(page, '/contact')
  const third = speaks('en') ? '/en/echipa' : '/contact'
  await expect.poll(() => views).toEqual(['/', '/echipa', third])
  await page.goBack()
  await expect.poll(() => views).toEqual(['/', '/echipa', third, '/echipa'])
  await quiet(page)
  expect(views).toHaveLength(4)
  expect(requests.filter((request) => request.endsWith('/_insights/view'))).toHaveLength(4)
  expect(JSON.stringify(takenDown())).not.toMatch(/ana@|utm_|altceva|jos/)
})
