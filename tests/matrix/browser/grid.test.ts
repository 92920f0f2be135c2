import { describe, expect, test } from 'vitest'
import { openTab } from '../../support/browser/tab.ts'
import { inEnglishIfSpoken, isOn, slugOf } from '../../support/samples/examples.ts'
import { openSharedSite } from '../../support/site/open-site.ts'

const here = openSharedSite()
const treatment = `/tratamente/${slugOf('implant_dentar')}`

const tab = openTab(here, { reducedMotion: 'reduce' })
const open = (path: string, width: number) => tab(path, { viewport: { width, height: 900 } })

/** The second columns of a page at 1440 px, and the page they belong to. */
const second = [
  ['/', '.home-beside > :nth-child(2)'],
  [treatment, '.treatment-sections'],
  ['/contact', '.contact-details'],
  ...(isOn('/plata-rate-tbi-bank') ? [['/plata-rate-tbi-bank', '.calculator-results']] : []),
]

test.each(second)('%s has its second column on the twelve that all pages share', async (path, selector) => {
  const page = await open(path, 1440)
  const column = await page
    .locator(selector)
    .first()
    .evaluate((part) => {
      const wrap = part.closest('.wrap')
      if (!wrap) throw new Error('The column stands in no wrap.')
      const style = getComputedStyle(wrap)
      const left = wrap.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft)
      const width = wrap.clientWidth - Number.parseFloat(style.paddingLeft) * 2
      const gap = 48
      return (part.getBoundingClientRect().left - left) / ((width + gap) / 12)
    })
  expect(Math.abs(column - Math.round(column))).toBeLessThan(0.02)
})

describe('what one will feel, in five facts', () => {
  test.each([
    [360, [2, 2, 1]],
    [768, [3, 2]],
    [1440, [5]],
  ])('at %d px no fact stands alone below four', async (width, lines) => {
    const page = await open(inEnglishIfSpoken(treatment), width)
    const tops = await page
      .locator('.course-facts > *')
      .evaluateAll((facts) => facts.map((fact) => Math.round(fact.getBoundingClientRect().top)))
    const found = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length)
    expect(found).toEqual(lines)
  })
})

test('the ways to prices on the first page stand one below the other, without holes', async () => {
  const page = await open('/', 360)
  const boxes = await page
    .locator('[aria-labelledby="prices"] .home-more-links a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
  expect(boxes.length).toBeGreaterThan(1)
  for (const [index, { top, height }] of boxes.entries()) {
    expect(height).toBeGreaterThanOrEqual(44)
    const before = boxes[index - 1]
    if (before) expect(top - before.bottom).toBeLessThan(12)
  }
})
