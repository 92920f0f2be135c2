import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wholeTreatments } from '../../../src/content/whole-treatments.ts'
import { visit } from '../../support/browser/browser.ts'
import { openInPieces } from '../../support/browser/pieces.ts'
import { countShifts, movedBy } from '../../support/browser/shifts.ts'
import { isOn, offerRow, plainRow, reviewedSlug } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }
/** A page, the screen it comes to, and what stands where the piecemeal part of it ends. */
const arriving = [
  ['/', phone, 'class="fold"'],
  ['/en', phone, 'class="fold"'],
  [`/tratamente/${reviewedSlug}`, phone, 'class="fold"'],
  [`/tratamente/${reviewedSlug}`, desktop, 'class="fold"'],
  ['/contact', phone, 'class="fold"'],
  ['/echipa', phone, 'class="fold"'],
  ['/compara', phone, 'class="fold"'],
  ['/cat-costa-in-total', phone, '</ul>'],
] as const

test.each(arriving.filter(([path]) => isOn(path)))(
  'what is shown of %s stays where it is while the rest of the page comes, on a screen of %o',
  async (path, viewport, end) => {
    const pieces = await openInPieces(here.site.url, path, end)
    const page = await visit(here.browser, pieces.url + path, {
      viewport,
      prepare: async (page) => {
        await countShifts(page)
        await page.addInitScript(pieces.askForEach)
      },
    })
    expect(pieces.sent()).toBeGreaterThan(10)
    expect(await movedBy(page, 0.001)).toEqual([])
  },
)

test('the bar of an estimate is not shown before the whole of it has come', async () => {
  const path = `/preturi?rand=${offerRow}.2,${plainRow}.1`
  const page = await cutOff(path, (html) => html.indexOf('<span class="estimate-bar-total'))
  const bar = page.locator('.estimate-bar')
  expect([await bar.count(), await bar.isVisible()]).toEqual([1, false])
  await page.unrouteAll()
  await page.reload()
  expect(await bar.isVisible()).toBe(true)
})

test.skipIf(wholeTreatments.length < 2)(
  'the picture of a whole treatment does not move when the rest of its row comes',
  async () => {
    const lead = '<p class="whole-line-lead"'
    const page = await cutOff('/cat-costa-in-total', (html) => html.indexOf(lead, html.indexOf(lead) + 1))
    const tops = () =>
      page
        .locator('.whole-line svg')
        .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().top))
    const first = await tops()
    expect(await page.locator('.whole-line').count()).toBe(2)
    expect(first.length).toBeGreaterThan(0)
    await page.unrouteAll()
    await page.reload()
    expect((await tops()).slice(0, first.length)).toEqual(first)
  },
)

/** The page as it stands on a phone while the rest of it is still on its way. */
async function cutOff(path: string, where: (html: string) => number): Promise<Page> {
  const html = await (await here.site.fetch(path)).text()
  const end = where(html)
  expect(end).toBeGreaterThan(0)
  const address = here.site.url + path
  return visit(here.browser, address, {
    viewport: phone,
    javaScriptEnabled: false,
    prepare: (page) =>
      page.route(address, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html.slice(0, end) }),
      ),
  })
}
