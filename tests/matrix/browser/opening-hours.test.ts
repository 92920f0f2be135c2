import { beforeAll, expect, test } from 'vitest'
import { hydrated } from '../../support/browser/browser.ts'
import { layEverythingOut, parted } from '../../support/browser/reading.ts'
import { openTab } from '../../support/browser/tab.ts'
import { eventually } from '../../support/eventually.ts'
import { isOn } from '../../support/samples/examples.ts'
import { openSite } from '../../support/site/open-site.ts'

const pause = [
  ['08:30', '12:00'],
  ['13:00', '19:30'],
]
const week = [pause, pause, pause, pause, pause, [['09:00', '12:30']], []]

const here = openSite({ database: true })
const open = openTab(here, { viewport: { width: 320, height: 640 } })
beforeAll(async () => {
  await here.site.db?.sql.query(
    'insert into clinic_hours (week) values ($1) on conflict (one) do update set week = excluded.week',
    [JSON.stringify(week)],
  )
})

test.each(['/', '/en', '/contact', '/en/contact'].filter(isOn))(
  'a day with a pause is read on %s with text twice as large: spans below each other, none and no day in two',
  async (path) => {
    await eventually(async () => (await (await here.site.fetch(path)).text()).includes('13:00–19:30'))
    const page = await hydrated(await open(path))
    for (const width of [320, 360, 640]) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate(layEverythingOut)
      const tooWide = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      })
      expect(tooWide, `at ${width}`).toBeLessThanOrEqual(0)
      expect(await page.getByText('13:00–19:30').first().isVisible()).toBe(true)
      // Said once on a page: by its foot or, with those of single days, by the page itself.
      expect(await page.locator('.opening-hours, .contact-hours').count()).toBe(1)
      expect(await page.evaluate(parted), `at ${width}`).toEqual([])
    }
  },
)
